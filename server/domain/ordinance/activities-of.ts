import type { ActivityKind, FactDefinition, Ordinance } from './provision.ts';
import { namedFactsOf } from './rule-facts.ts';
import { covers } from './scope.ts';

export interface AskedFact extends FactDefinition {
  /** Citations of the provisions that ask it for this kind. */
  askedBy: string[];
}

export interface DescribedActivity {
  kind: string;
  label: string;
  description: string;
  facts: AskedFact[];
}

/** The kinds of facility, each with its facts and the provisions whose latest wording asks them. */
export function activitiesOf({ activities, provisions }: Ordinance): DescribedActivity[] {
  const asks = provisions.flatMap(({ citation, versions }) =>
    (versions.at(-1)?.rules ?? []).map((rule) => ({ citation, rule, facts: namedFactsOf(rule) })),
  );
  const citationsAsking = (fact: string, { kind }: ActivityKind) =>
    asks.filter(({ rule, facts }) => covers(rule.activities, kind) && facts.includes(fact)).map((ask) => ask.citation);
  return activities.map((activity) => ({
    kind: activity.kind,
    label: activity.label,
    description: activity.description,
    facts: activity.facts.map((fact) => ({ ...fact, askedBy: [...new Set(citationsAsking(fact.name, activity))] })),
  }));
}
