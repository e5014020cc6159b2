import { join } from 'node:path';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { evaluateRule } from '../../server/domain/ordinance/evaluate-rule.ts';
import type { Provision, Rule } from '../../server/domain/ordinance/provision.ts';
import { zonesSpoken } from '../../server/domain/ordinance/scope.ts';
import { readOrdinance } from '../../server/files/read-ordinance.ts';
import { misdated, mutantsOf } from './mutants.ts';
import { type Case, compareCase, evaluateCase, readCases, siteOf } from './read-cases.ts';

const ordinance = await readOrdinance(join(import.meta.dirname, '../../data/ordinance'));
const cases = readCases().flatMap((file) => file.cases);
const rules = ordinance.provisions.flatMap((provision) =>
  (provision.versions.at(-1)?.rules ?? []).map((rule) => ({ name: rule.id, rule, provision })),
);

const binding = rules.filter(({ rule }) => rule.effect !== 'official');

const casesOf = ({ citation }: Provision) =>
  cases.filter(
    ({ expect: expected = [], absent = [] }) =>
      absent.includes(citation) || expected.some((finding) => finding.citation === citation),
  );

/** What a rule by itself says in each case that speaks of its paragraph: an outcome, or that it is silent. */
function observe(rule: Rule, provision: Provision): Set<string> {
  return new Set(
    casesOf(provision).flatMap((each) => {
      const kind = ordinance.activities.find((activity) => activity.kind === each.activity)!;
      const { reservoirIsWatercourse = false, asOf = '2026-12-01' } = each;
      const circumstances = {
        facts: { ...kind.countsAs, ...each.facts },
        presumed: [],
        site: siteOf(each),
        asOf,
        settings: { reservoirIsWatercourse },
      };
      return zonesSpoken(rule, each.activity, each.zones).map(
        (zone) => evaluateRule(provision, rule, zone, kind, circumstances)?.outcome ?? 'silent',
      );
    }),
  );
}

/** The classes of case that a rule calls for. */
function classesOf(rule: Rule): string[] {
  const classes = rule.appliesWhen ? ['silent'] : [];
  switch (rule.effect) {
    case 'prohibited':
      return [...classes, 'violates', ...(rule.if ? ['complies', 'information-needed'] : [])];
    case 'prohibited-unless':
      return [...classes, 'violates', 'complies', 'information-needed'];
    case 'setback':
      return [
        ...classes,
        'violates',
        'complies',
        'information-needed',
        ...(rule.distanceFact ? [] : ['survey-required']),
      ];
    case 'permit':
    case 'assessment':
      return [...classes, 'requires', 'complies', 'information-needed'];
    case 'standard':
      return [
        ...classes,
        'requires',
        ...(rule.measure ? ['complies'] : []),
        ...(rule.ask ? ['information-needed'] : []),
      ];
    case 'discretion':
      return [...classes, 'advisory'];
    case 'duty':
      return [...classes, 'advisory', ...(rule.tankTest ? ['requires', 'information-needed'] : [])];
    case 'official':
      return ['silent'];
  }
}

/** Whether a case fails when its paragraph reads otherwise. */
const notices = (provision: Provision) => (each: Case) => {
  const { found, expected } = compareCase(each, evaluateCase({ ...ordinance, provisions: [provision] }, each));
  const ofParagraph = expected.filter((finding) => finding.citation === provision.citation);
  return JSON.stringify(found) !== JSON.stringify(ofParagraph);
};

describe('every rule', () => {
  it.each(rules)('$name has a case of each outcome it can have', ({ rule, provision }) => {
    expect([...observe(rule, provision)]).toEqual(expect.arrayContaining(classesOf(rule)));
  });

  it.each(binding)('$name has a case on the day before its wording came into force', ({ provision }) => {
    const dayBefore = Temporal.PlainDate.from(provision.versions.at(-1)!.from).subtract({ days: 1 });
    expect(casesOf(provision).map((each) => each.asOf)).toContain(dayBefore.toString());
  });

  it.each(rules.filter(({ rule }) => rule.effect === 'setback'))(
    '$name has cases at its limit, to either object',
    (each) => {
      if (each.rule.effect !== 'setback') return;
      const { limitFt, distanceFact, to } = each.rule;
      const exact = casesOf(each.provision).flatMap(({ distances = [], facts = {} }) =>
        distanceFact
          ? facts[distanceFact] === limitFt
            ? to
            : []
          : distances.filter(({ ft, u }) => ft === limitFt && u === 0).map((distance) => distance.to),
      );
      expect(exact).toEqual(expect.arrayContaining(to));
    },
  );

  it.each(rules.filter(({ rule }) => rule.effect !== 'official'))(
    '$name cannot be got wrong without a case noticing',
    (each) => {
      const unnoticed = mutantsOf(each.provision, each.rule)
        .filter((mutant) => !casesOf(each.provision).some(notices(mutant.provision)))
        .map((mutant) => mutant.wrong);
      expect(unnoticed).toEqual([]);
    },
  );
});

it.each(
  ordinance.provisions.filter(({ versions }) => versions.at(-1)?.rules.some((rule) => rule.effect !== 'official')),
)('$citation cannot begin a day off without a case noticing', (provision) => {
  const unnoticed = misdated(provision).filter((mutant) => !casesOf(provision).some(notices(mutant.provision)));
  expect(unnoticed.map((mutant) => mutant.wrong)).toEqual([]);
});
