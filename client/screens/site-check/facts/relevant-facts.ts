import type { Evaluation } from '../../../../server/http/contract/evaluation.ts';
import type { Activity, Fact } from '../../../../server/http/contract/ordinance.ts';
import type { FactValues } from '../check.ts';

/** The questions of the form: those the answer waits for or that are answered, and those that can change nothing now. */
export interface RelevantFacts {
  asked: Fact[];
  /** Asked by a provision that speaks here, but not needed for the outcome. */
  unneeded: Fact[];
  /** Names of the facts a finding needs. */
  needed: ReadonlySet<string>;
}

/**
 * What to ask of a kind with the findings at hand, e.g. of salt storage in Zone 3: whether the building is weatherproof.
 * `shown` are names already on the form in their order: they stay where they are, so that the focus is never lost.
 */
export function relevantFacts(
  activity: Activity,
  answer: Evaluation | undefined,
  facts: FactValues,
  shown: readonly string[],
): RelevantFacts {
  const findings = answer?.findings ?? [];
  const needed = new Set(findings.flatMap((finding) => finding.needs));
  const citations = new Set(findings.map((finding) => finding.citation));
  const byName = new Map(activity.facts.map((fact) => [fact.name, fact]));
  const mayStand = (name: string) => needed.has(name) || name in facts || shown.includes(name);
  const order = [...shown, ...needed, ...activity.facts.map((fact) => fact.name).filter((name) => name in facts)];
  const asked = [...new Set(order)].filter(mayStand).flatMap((name) => byName.get(name) ?? []);
  const unneeded = activity.facts.filter(
    (fact) => !asked.includes(fact) && fact.askedBy.some((citation) => citations.has(citation)),
  );
  return { asked, unneeded, needed };
}
