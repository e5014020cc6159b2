import { holds } from '../condition.ts';
import type { AssessmentRule } from '../provision.ts';
import type { Circumstances, Verdict } from './verdict.ts';

/** Outstanding until the assessment is made or, where the rule says so, before the Department of Health. */
export function judgeAssessment(rule: AssessmentRule, { facts }: Circumstances): Verdict {
  return { outcome: holds(rule.measure, facts) ? 'complies' : 'requires' };
}
