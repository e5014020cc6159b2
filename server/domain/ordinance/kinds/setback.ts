import { compareWithLimit, type LimitVerdict } from '../../measurement/compare-with-limit.ts';
import type { MeasuredObject, Measurement, Site } from '../../measurement/site.ts';
import type { Feet } from '../../units.ts';
import { holds } from '../condition.ts';
import type { SetbackRule } from '../provision.ts';
import { describeAllClear, describeDistance, describeGap, describeStatedDistance } from './describe-distance.ts';
import type { Circumstances, Verdict } from './verdict.ts';

const SEVERITY: LimitVerdict[] = ['violates', 'survey-required', 'complies'];

/**
 * Least linear distance (§ 223-20) from every measured object of the rule's roles; the finding carries the worst of them.
 * What the layers do not cover is never taken for free of watercourses.
 */
export function judgeSetback(rule: SetbackRule, circumstances: Circumstances): Verdict {
  const verdict = rule.distanceFact
    ? judgeStatedDistance(rule.limitFt, rule.distanceFact, circumstances)
    : judgeMeasuredDistances(rule, circumstances);
  const lifted = rule.liftedBy !== undefined && holds(rule.liftedBy, circumstances.facts);
  if (!lifted || verdict.outcome === 'complies') return verdict;
  const { remedy: _, detail, ...figures } = verdict;
  return {
    ...figures,
    outcome: 'complies',
    detail: `The exception applies, so the distance does not matter: ${detail}`,
  };
}

/** A distance the applicant states is compared without uncertainty. */
function judgeStatedDistance(limitFt: Feet, fact: string, { facts }: Circumstances): Verdict {
  const distanceFt = Number(facts[fact]);
  const outcome = compareWithLimit(distanceFt, 0, limitFt);
  const detail = describeStatedDistance(distanceFt, limitFt);
  return { outcome, detail, limitFt, distanceFt, uncertaintyFt: 0, repeats: [fact] };
}

function judgeMeasuredDistances(rule: SetbackRule, { site, settings }: Circumstances): Verdict {
  const { limitFt } = rule;
  const roles =
    settings.reservoirIsWatercourse && rule.to.includes('watercourse') ? [...rule.to, 'reservoir' as const] : rule.to;
  const worst = findWorst(site.measurements, roles, limitFt);
  const gap = findGap(site, roles, limitFt);
  const figures = { limitFt, ...(worst ? figuresOf(worst.measurement) : {}) };
  const detail = worst ? describeDistance(worst.measurement, worst.verdict, limitFt) : describeAllClear(roles, limitFt);
  if (gap !== undefined && worst?.verdict !== 'violates')
    return { ...figures, outcome: 'information-needed', ...describeGap(gap, site.coverage[gap], limitFt) };
  if (worst?.verdict === 'survey-required')
    return {
      ...figures,
      outcome: 'survey-required',
      detail,
      remedy: 'Have a licensed surveyor measure the linear distance (§ 223-20).',
    };
  return { ...figures, outcome: worst?.verdict ?? 'complies', detail };
}

function findWorst(measurements: readonly Measurement[], roles: readonly MeasuredObject[], limitFt: Feet) {
  return measurements
    .filter((measurement) => roles.includes(measurement.to))
    .map((measurement) => ({
      measurement,
      verdict: compareWithLimit(measurement.distanceFt, measurement.uncertaintyFt, limitFt),
    }))
    .sort(
      (a, b) =>
        SEVERITY.indexOf(a.verdict) - SEVERITY.indexOf(b.verdict) ||
        nearestPossible(a.measurement) - nearestPossible(b.measurement) ||
        a.measurement.distanceFt - b.measurement.distanceFt,
    )[0];
}

const nearestPossible = ({ distanceFt, uncertaintyFt }: Measurement): Feet => distanceFt - uncertaintyFt;

/** The first role whose layers do not reach as far around the footprint as the limit. */
function findGap(site: Site, roles: readonly MeasuredObject[], limitFt: Feet): MeasuredObject | undefined {
  return roles.find((role) => (site.coverage[role] ?? -1) < limitFt);
}

function figuresOf({ distanceFt, uncertaintyFt, feature }: Measurement) {
  return { distanceFt, uncertaintyFt, feature };
}
