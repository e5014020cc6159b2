import type { Zone } from '../measurement/site.ts';
import { completionsOf, pivotalFacts, unknownFactsOf } from './completions.ts';
import { holds } from './condition.ts';
import type { Finding, FindingOutcome } from './finding.ts';
import { judge } from './kinds/kinds.ts';
import type { Circumstances, Verdict } from './kinds/verdict.ts';
import type { ActivityKind, Provision, Rule } from './provision.ts';
import { wordMessage } from './word-message.ts';

interface Judged {
  facts: Circumstances['facts'];
  verdict: Verdict | undefined;
  outcome: FindingOutcome | 'silent';
}

/** Of several possible verdicts the finding shows the figures of the first of these. */
const WORST_FIRST: readonly FindingOutcome[] = [
  'violates',
  'information-needed',
  'survey-required',
  'requires',
  'advisory',
  'complies',
];

/**
 * What one rule says of one facility, in one of the zones it speaks of. The rule is judged over every way the facts that were not given
 * could turn out; where the outcome hangs on them the finding is *information needed* and names them.
 *
 * @returns undefined where the rule does not apply
 */
export function evaluateRule(
  provision: Provision,
  rule: Rule,
  zone: Zone | null,
  activity: ActivityKind,
  circumstances: Circumstances,
): Finding | undefined {
  const unknown = unknownFactsOf(rule, circumstances.facts);
  const judged = judgeCompletions(rule, activity, circumstances);
  const outcome = settle(rule, new Set(judged.map((each) => each.outcome)));
  if (outcome === 'silent') return undefined;
  const worst = worstOf(judged);
  const needs = outcome === 'complies' ? [] : (worst.questioned ?? pivotalFacts(unknown, judged));
  const shown = withoutInvention(worst, judged, unknown);
  const remedy = shown.remedy ?? rule.remedy;
  const { limitFt, distanceFt, uncertaintyFt, feature } = shown;
  return {
    citation: provision.citation,
    zone,
    effect: rule.effect,
    outcome,
    ...(limitFt === undefined ? {} : { limitFt }),
    ...(distanceFt === undefined ? {} : { distanceFt }),
    ...(uncertaintyFt === undefined ? {} : { uncertaintyFt }),
    ...(feature === undefined ? {} : { feature }),
    needs,
    message: wordMessage({ provision, rule, outcome, detail: shown.detail, needs, activity, circumstances }),
    ...(remedy === undefined || outcome === 'complies' || outcome === 'advisory' ? {} : { remedy }),
    text: provision.text,
  };
}

function judgeCompletions(rule: Rule, activity: ActivityKind, circumstances: Circumstances): Judged[] {
  return completionsOf(rule, activity, circumstances.facts, circumstances.asOf).map((facts) => {
    const applies = rule.appliesWhen === undefined || holds(rule.appliesWhen, facts);
    const verdict = applies ? judge(rule, { ...circumstances, facts }) : undefined;
    return { facts, verdict, outcome: verdict?.outcome ?? 'silent' };
  });
}

/**
 * One outcome from all that are possible. Where the rule may be silent, but could only be met or advise, nothing hangs on it.
 * A standard is outstanding until it is recorded as met, so a record that is missing leaves it so.
 */
function settle(rule: Rule, possible: ReadonlySet<FindingOutcome | 'silent'>): FindingOutcome | 'silent' {
  const [only] = possible;
  if (possible.size === 1 && only !== undefined) return only;
  const maybeSilent = possible.has('silent');
  if (maybeSilent && rule.onlyWhenKnown) return 'silent';
  if (maybeSilent && possible.size === 2 && possible.has('complies')) return 'complies';
  if (maybeSilent && possible.size === 2 && possible.has('advisory')) return 'advisory';
  const outstanding = rule.effect === 'standard' && !rule.ask && !maybeSilent;
  return outstanding ? 'requires' : 'information-needed';
}

function worstOf(judged: readonly Judged[]): Verdict {
  return judged
    .flatMap(({ verdict }) => verdict ?? [])
    .toSorted((a, b) => WORST_FIRST.indexOf(a.outcome) - WORST_FIRST.indexOf(b.outcome))[0]!;
}

/** The verdict without figures and sentences that rest on a fact nobody gave. */
function withoutInvention(worst: Verdict, judged: readonly Judged[], unknown: readonly string[]): Verdict {
  const alike = judged.every(({ verdict, outcome }) => outcome !== worst.outcome || verdict?.detail === worst.detail);
  if (alike && !worst.repeats?.some((name) => unknown.includes(name))) return worst;
  return { outcome: worst.outcome, ...(worst.limitFt === undefined ? {} : { limitFt: worst.limitFt }) };
}
