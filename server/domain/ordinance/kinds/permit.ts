import { holds } from '../condition.ts';
import type { PermitRule } from '../provision.ts';
import type { Circumstances, Verdict } from './verdict.ts';

/** Outstanding until the permit is held, or the condition of it met. */
export function judgePermit(rule: PermitRule, { facts }: Circumstances): Verdict {
  return { outcome: holds(rule.measure, facts) ? 'complies' : 'requires' };
}
