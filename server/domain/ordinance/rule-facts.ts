import { type Condition, type FactTest, testsOf } from './condition.ts';
import type { Rule } from './provision.ts';

/** Every condition a rule is judged by. A distance stated as a fact is compared with the rule's limit. */
export function conditionsOf(rule: Rule): Condition[] {
  const conditions: (Condition | undefined)[] = [rule.appliesWhen];
  if (rule.effect === 'prohibited') conditions.push(rule.if);
  if ('measure' in rule) conditions.push(rule.measure);
  if (rule.effect === 'setback') {
    conditions.push(rule.liftedBy);
    if (rule.distanceFact) conditions.push({ fact: rule.distanceFact, atLeast: rule.limitFt });
  }
  if (rule.effect === 'duty') conditions.push(...(rule.tankTest?.firstAtYears.map((first) => first.when) ?? []));
  return conditions.filter((condition) => condition !== undefined);
}

/** Every test on a single fact in a rule. */
export const factTestsOf = (rule: Rule): FactTest[] => conditionsOf(rule).flatMap(testsOf);

/** Names of the facts a rule is judged by, in the order it mentions them. */
export function judgedFactsOf(rule: Rule): string[] {
  const dates = rule.effect === 'duty' && rule.tankTest ? [rule.tankTest.installedOn, rule.tankTest.lastTestedOn] : [];
  return [...new Set([...factTestsOf(rule).map((test) => test.fact), ...dates])];
}

/** Names of the facts a rule is judged by or read with. */
export const namedFactsOf = (rule: Rule): string[] => [...new Set([...judgedFactsOf(rule), ...(rule.reads ?? [])])];
