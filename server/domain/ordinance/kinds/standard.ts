import { holds } from '../condition.ts';
import type { StandardRule } from '../provision.ts';
import type { Circumstances, Verdict } from './verdict.ts';

/** An outside standard is never claimed to be met: it stays outstanding until a fact records that it is. */
export function judgeStandard(rule: StandardRule, { facts }: Circumstances): Verdict {
  return { outcome: rule.measure !== undefined && holds(rule.measure, facts) ? 'complies' : 'requires' };
}
