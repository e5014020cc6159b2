import type { DiscretionRule } from '../provision.ts';
import type { Verdict } from './verdict.ts';

/** The law leaves it to the reviewer, who decides with a reason. */
export function judgeDiscretion(_rule: DiscretionRule): Verdict {
  return { outcome: 'advisory' };
}
