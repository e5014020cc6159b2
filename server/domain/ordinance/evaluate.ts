import type { Site } from '../measurement/site.ts';
import type { IsoDate } from '../units.ts';
import { evaluateRule } from './evaluate-rule.ts';
import type { Facts, Finding } from './finding.ts';
import type { Circumstances } from './kinds/verdict.ts';
import type { ActivityKind, Ordinance, Provision, ProvisionVersion, Rule } from './provision.ts';
import { findNextOnFile, findVersionInForce, zonesSpoken } from './scope.ts';

const ADVISORY_EFFECTS: readonly Rule['effect'][] = ['discretion', 'duty', 'official'];

export interface EvaluationInput {
  ordinance: Ordinance;
  /** An activity kind of the ordinance. */
  activity: string;
  /** Facts of that kind, already checked (`checkFacts`). */
  facts: Facts;
  asOf: IsoDate;
  site: Site;
}

/**
 * Every provision's finding of a facility at a place, in the order of the Article.
 * Outside the watershed there are none; where the zone is undetermined, those of the zones it touches for certain (a layer that leaves out
 * part of the footprint), else only those that speak of all zones and hang on no map.
 *
 * @throws RangeError where the ordinance has no such activity kind
 */
export function evaluateProvisions({ ordinance, activity, facts, asOf, site }: EvaluationInput): Finding[] {
  const kind = ordinance.activities.find((candidate) => candidate.kind === activity);
  if (kind === undefined) throw new RangeError(`No activity kind "${activity}".`);
  if (site.zone.status === 'outside') return [];
  const presumed = Object.keys(kind.countsAs).filter((name) => facts[name] === undefined);
  const circumstances = { facts: { ...kind.countsAs, ...facts }, presumed, site, asOf, settings: ordinance.settings };
  return ordinance.provisions.flatMap((provision) => {
    const version = findVersionInForce(provision, asOf);
    if (version === undefined) return [];
    if (version.notOnFile) return findUnknownWording(provision, version, kind, circumstances);
    return spokenRules(version, kind, site).flatMap(
      ({ rule, zone }) => evaluateRule(provision, rule, zone, kind, circumstances) ?? [],
    );
  });
}

function spokenRules(version: ProvisionVersion, { kind }: ActivityKind, site: Site) {
  const { touched } = site.zone;
  return version.rules
    .filter((rule) => rule.siteWhen === undefined || (touched.length > 0 && !site.coneMapped))
    .flatMap((rule) => zonesSpoken(rule, kind, touched).map((zone) => ({ rule, zone })));
}

/** For a day whose wording is not on file nothing may be assumed, neither the present rule nor its absence. */
function findUnknownWording(
  provision: Provision,
  version: ProvisionVersion,
  kind: ActivityKind,
  { site, asOf }: Circumstances,
): Finding[] {
  const next = findNextOnFile(provision, version);
  if (next === undefined) return [];
  const spoken = spokenRules(next, kind, site).filter(({ rule }) => rule.effect !== 'official');
  return [...new Set(spoken.map(({ zone }) => zone))].map((zone) => {
    const rules = spoken.filter((each) => each.zone === zone).map(({ rule }) => rule);
    const binding = rules.find((rule) => !ADVISORY_EFFECTS.includes(rule.effect));
    return {
      citation: provision.citation,
      zone,
      effect: (binding ?? rules[0]!).effect,
      outcome: binding ? 'information-needed' : 'advisory',
      needs: [],
      message: `The wording in force on ${asOf} is not on file (${version.reference}); the text shown has been in force since ${next.from}. Look the earlier wording up before deciding.`,
      text: provision.text,
    };
  });
}
