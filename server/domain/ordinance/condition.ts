import type { Facts, FactValue } from './finding.ts';

/**
 * A condition over facts, as written in `data/ordinance/`. A bare name means "this yes/no fact is true".
 *
 * @example { any: ['weatherproofBuilding', 'watertightVessel'] }
 * @example { fact: 'flowGpd', lessThan: 1000 }
 */
export type Condition =
  | string
  | { fact: string; is: boolean | string | number }
  | { fact: string; oneOf: string[] }
  | { fact: string; atLeast: number }
  | { fact: string; moreThan: number }
  | { fact: string; atMost: number }
  | { fact: string; lessThan: number }
  | { any: Condition[] }
  | { all: Condition[] }
  | { not: Condition };

/** A condition on one fact. */
export type FactTest = Extract<Condition, { fact: string }>;

/** Whether a condition holds of facts that are all known; a fact that is not there satisfies no test on it. */
export function holds(condition: Condition, facts: Facts): boolean {
  if (typeof condition === 'string') return facts[condition] === true;
  if ('any' in condition) return condition.any.some((part) => holds(part, facts));
  if ('all' in condition) return condition.all.every((part) => holds(part, facts));
  if ('not' in condition) return !holds(condition.not, facts);
  return passes(condition, facts[condition.fact]);
}

/** Every test on a single fact inside a condition. */
export function testsOf(condition: Condition): FactTest[] {
  if (typeof condition === 'string') return [{ fact: condition, is: true }];
  if ('any' in condition) return condition.any.flatMap(testsOf);
  if ('all' in condition) return condition.all.flatMap(testsOf);
  if ('not' in condition) return testsOf(condition.not);
  return [condition];
}

/** Figures on both sides of, and at, the one a fact is compared with; none where the test compares no figure. */
export function figuresAround(test: FactTest): number[] {
  if ('atLeast' in test) return [test.atLeast - 1, test.atLeast];
  if ('lessThan' in test) return [test.lessThan - 1, test.lessThan];
  if ('moreThan' in test) return [test.moreThan, test.moreThan + 1];
  if ('atMost' in test) return [test.atMost, test.atMost + 1];
  return 'is' in test && typeof test.is === 'number' ? [test.is - 1, test.is, test.is + 1] : [];
}

function passes(test: FactTest, value: FactValue | undefined): boolean {
  if ('is' in test) return value === test.is;
  if ('oneOf' in test) return typeof value === 'string' && test.oneOf.includes(value);
  if (typeof value !== 'number') return false;
  if ('atLeast' in test) return value >= test.atLeast;
  if ('moreThan' in test) return value > test.moreThan;
  if ('atMost' in test) return value <= test.atMost;
  return value < test.lessThan;
}
