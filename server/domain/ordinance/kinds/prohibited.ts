import { holds } from '../condition.ts';
import type { ProhibitedRule } from '../provision.ts';
import type { Circumstances, Verdict } from './verdict.ts';

/** Not allowed; with a condition, only where it holds. */
export function judgeProhibited(rule: ProhibitedRule, { facts }: Circumstances): Verdict {
  return { outcome: rule.if === undefined || holds(rule.if, facts) ? 'violates' : 'complies' };
}
