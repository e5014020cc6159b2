import type { IsoDate } from '../units.ts';
import { figuresAround } from './condition.ts';
import type { Facts, FactValue } from './finding.ts';
import type { ActivityKind, FactDefinition, Rule } from './provision.ts';
import { factTestsOf, judgedFactsOf } from './rule-facts.ts';
import { candidateDates, datesAreInOrder } from './tank-test.ts';

/** The facts a rule is judged by that were not given. */
export const unknownFactsOf = (rule: Rule, facts: Facts): string[] =>
  judgedFactsOf(rule).filter((name) => facts[name] === undefined);

/**
 * Every way the facts that were not given could turn out, as far as it makes a difference to the rule: each yes/no both ways, each
 * choice, a number below, at and above every figure it is compared with, dates about every date that matters.
 * A rule judged over all of them is judged without assuming anything.
 */
export function completionsOf(rule: Rule, activity: ActivityKind, facts: Facts, asOf: IsoDate): Facts[] {
  let completions: Facts[] = [facts];
  for (const name of unknownFactsOf(rule, facts)) {
    const definition = activity.facts.find((fact) => fact.name === name)!;
    const candidates = candidatesFor(definition, rule, facts, asOf);
    completions = completions.flatMap((known) => candidates.map((value) => ({ ...known, [name]: value })));
  }
  const tankTest = rule.effect === 'duty' ? rule.tankTest : undefined;
  if (tankTest === undefined) return completions;
  const possible = completions.filter((completion) => datesAreInOrder(tankTest, completion, asOf));
  return possible.length > 0 ? possible : completions;
}

/** The unknown facts on which an outcome still hangs: changing that fact alone changes it somewhere. */
export function pivotalFacts<T>(unknown: readonly string[], judged: readonly { facts: Facts; outcome: T }[]): string[] {
  return unknown.filter((name) => {
    const outcomes = new Map<string, T>();
    return judged.some(({ facts, outcome }) => {
      const others = JSON.stringify(unknown.map((other) => (other === name ? '' : facts[other])));
      if (outcomes.has(others) && outcomes.get(others) !== outcome) return true;
      outcomes.set(others, outcome);
      return false;
    });
  });
}

function candidatesFor(definition: FactDefinition, rule: Rule, facts: Facts, asOf: IsoDate): FactValue[] {
  switch (definition.type) {
    case 'boolean':
      return [true, false];
    case 'choice':
      return definition.choices!.map((choice) => choice.value);
    case 'number':
      return candidateNumbers(definition, rule);
    case 'date':
      return rule.effect === 'duty' && rule.tankTest ? candidateDates(rule.tankTest, definition, facts, asOf) : [];
  }
}

function candidateNumbers({ name, min = -Infinity, max = Infinity }: FactDefinition, rule: Rule): number[] {
  const figures = factTestsOf(rule)
    .filter((test) => test.fact === name)
    .flatMap(figuresAround);
  return [...new Set(figures)].filter((figure) => figure >= min && figure <= max);
}
