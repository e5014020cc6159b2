import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Zone } from '../../server/domain/measurement/site.ts';
import { determineOutcome } from '../../server/domain/ordinance/determine-outcome.ts';
import type { Facts, FactValue, Finding, FindingOutcome } from '../../server/domain/ordinance/finding.ts';
import type { ActivityKind, FactDefinition } from '../../server/domain/ordinance/provision.ts';
import { readOrdinance } from '../../server/files/read-ordinance.ts';
import { type Case, evaluateCase, siteOf } from './read-cases.ts';

const ordinance = await readOrdinance(join(import.meta.dirname, '../../data/ordinance'));

function anyValueOf(fact: FactDefinition): fc.Arbitrary<FactValue> {
  switch (fact.type) {
    case 'boolean':
      return fc.boolean();
    case 'choice':
      return fc.constantFrom(...fact.choices!.map((choice) => choice.value));
    case 'number':
      return fc.constantFrom(0, 1, 2, 10, 11, 250, 999, 1000, 1001, 1100, 1101);
    case 'date':
      return fc.constantFrom('1980-02-29', '2010-01-01', '2014-06-01', '2020-02-29', '2024-01-01', null);
  }
}

/** Every fact of a kind, and the names of those that are told at first. No tank is tested before it is installed. */
const toldAndUntold = ({ facts }: ActivityKind) =>
  fc
    .record({
      all: fc.record(Object.fromEntries(facts.map((fact) => [fact.name, anyValueOf(fact)]))) as fc.Arbitrary<Facts>,
      told: fc.subarray(facts.map((fact) => fact.name)),
    })
    .filter(({ all: { installedOn, lastTestedOn } }) => !lastTestedOn || (installedOn ?? '9') <= lastTestedOn);

const feet = fc.integer({ min: 0, max: 70_000 }).map((hundredths) => hundredths / 100);
const distance = fc.record({
  to: fc.constantFrom('watercourse' as const, 'zone-2' as const, 'reservoir' as const),
  ft: feet,
  u: fc.constantFrom(0, 1, 15, 100),
});

/** A facility of any kind anywhere: as it is told at first, and with every fact told. */
const facility: fc.Arbitrary<{ each: Case; whole: Case }> = fc.constantFrom(...ordinance.activities).chain((kind) =>
  fc
    .record({
      zones: fc.constantFrom<Zone[]>([2], [3], [2, 3]),
      facts: toldAndUntold(kind),
      distances: fc.array(distance, { maxLength: 4 }),
      coverage: fc.constantFrom<NonNullable<Case['coverage']>>(
        {},
        { watercourse: null },
        { watercourse: 120 },
        { 'zone-2': null },
      ),
    })
    .map(({ facts: { all, told }, ...place }) => {
      const whole: Case = { name: 'any', activity: kind.kind, ...place, facts: all };
      return { whole, each: { ...whole, facts: pick(all, told) } };
    }),
);
const anywhere = facility.map(({ each }) => each);

const pick = (facts: Facts, names: readonly string[]): Facts =>
  Object.fromEntries(names.map((name) => [name, facts[name] as FactValue]));

/** Findings told apart by paragraph, zone and place among their like: one for each rule that speaks. */
function outcomes(findings: readonly Finding[]): Map<string, FindingOutcome[]> {
  const grouped = new Map<string, FindingOutcome[]>();
  for (const { citation, zone, outcome } of findings) {
    const key = `${citation} in ${zone}`;
    grouped.set(key, [...(grouped.get(key) ?? []), outcome]);
  }
  return grouped;
}

const violated = (each: Case) =>
  evaluateCase(ordinance, each).filter((finding) => finding.outcome === 'violates').length;
const bindingOf = (findings: readonly Finding[]) =>
  findings
    .filter(({ outcome }) => outcome !== 'complies' && outcome !== 'advisory')
    .map(({ citation, zone, outcome, needs }) => ({ citation, zone, outcome, needs }));
const outcomeOf = (each: Case) => determineOutcome(siteOf(each).zone, evaluateCase(ordinance, each));

describe('whatever the facility', () => {
  it('moving it away from everything never breaks a rule that was kept', () => {
    fc.assert(
      fc.property(anywhere, feet, (each, farther) => {
        const moved = { ...each, distances: each.distances?.map((one) => ({ ...one, ft: one.ft + farther })) ?? [] };
        const before = outcomes(evaluateCase(ordinance, each));
        for (const [key, after] of outcomes(evaluateCase(ordinance, moved)))
          expect(after.filter((one) => one === 'violates').length, key).toBeLessThanOrEqual(
            before.get(key)?.filter((one) => one === 'violates').length ?? 0,
          );
      }),
    );
  });

  it('one more watercourse never makes it less restricted', () => {
    fc.assert(
      fc.property(anywhere, feet, (each, ft) => {
        const more = { ...each, distances: [...(each.distances ?? []), { to: 'watercourse' as const, ft, u: 1 }] };
        expect(violated(more)).toBeGreaterThanOrEqual(violated(each));
      }),
    );
  });

  it('layers that go missing never let a setback be met, unless an exception lifts it', () => {
    fc.assert(
      fc.property(anywhere, (each) => {
        const blind: Case = { ...each, distances: [], coverage: { watercourse: null, 'zone-2': null } };
        for (const finding of evaluateCase(ordinance, blind))
          if (finding.effect === 'setback' && finding.outcome === 'complies')
            expect(finding.message).toMatch(/exception applies|as stated/);
      }),
    );
  });

  it('a fact that no finding needs changes nothing that binds', () => {
    fc.assert(
      fc.property(facility, ({ each, whole }) => {
        const before = evaluateCase(ordinance, each);
        const needed = new Set(before.flatMap((finding) => finding.needs));
        const told = Object.keys(whole.facts ?? {}).filter((name) => name in (each.facts ?? {}) || !needed.has(name));
        const { countsAs } = ordinance.activities.find((activity) => activity.kind === each.activity)!;
        const facts = {
          ...pick(whole.facts ?? {}, told),
          ...pick({ ...countsAs, ...each.facts }, Object.keys(countsAs)),
        };
        expect(bindingOf(evaluateCase(ordinance, { ...each, facts }))).toEqual(bindingOf(before));
      }),
      { numRuns: 1000 },
    );
  });

  it('an answer that is clear or prohibited stays so when every missing fact is told', () => {
    fc.assert(
      fc.property(facility, ({ each, whole }) => {
        const { countsAs } = ordinance.activities.find((activity) => activity.kind === each.activity)!;
        const before = outcomeOf(each);
        const after = outcomeOf({
          ...whole,
          facts: { ...whole.facts, ...countsAs, ...pick(each.facts ?? {}, Object.keys(each.facts ?? {})) },
        });
        if (before === 'clear' || before === 'prohibited') expect(after).toBe(before);
      }),
      { numRuns: 1000 },
    );
  });

  it('finds the same whatever the order of what is measured', () => {
    fc.assert(
      fc.property(anywhere, (each) => {
        const turned = { ...each, distances: (each.distances ?? []).toReversed() };
        expect(outcomes(evaluateCase(ordinance, turned))).toEqual(outcomes(evaluateCase(ordinance, each)));
      }),
    );
  });
});
