import { holds } from '../condition.ts';
import type { ProhibitedUnlessRule } from '../provision.ts';
import type { Circumstances, Verdict } from './verdict.ts';

/** Allowed only where the measure is in place. */
export function judgeProhibitedUnless(rule: ProhibitedUnlessRule, { facts }: Circumstances): Verdict {
  return { outcome: holds(rule.measure, facts) ? 'complies' : 'violates' };
}
