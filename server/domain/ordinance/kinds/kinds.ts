import type { Rule } from '../provision.ts';
import { judgeAssessment } from './assessment.ts';
import { judgeDiscretion } from './discretion.ts';
import { judgeDuty } from './duty.ts';
import { judgePermit } from './permit.ts';
import { judgeProhibited } from './prohibited.ts';
import { judgeProhibitedUnless } from './prohibited-unless.ts';
import { judgeSetback } from './setback.ts';
import { judgeStandard } from './standard.ts';
import type { Circumstances, Verdict } from './verdict.ts';

/** What a rule that applies says where every fact it mentions is known; an official duty says nothing of an applicant. */
export function judge(rule: Rule, circumstances: Circumstances): Verdict | undefined {
  switch (rule.effect) {
    case 'prohibited':
      return judgeProhibited(rule, circumstances);
    case 'prohibited-unless':
      return judgeProhibitedUnless(rule, circumstances);
    case 'setback':
      return judgeSetback(rule, circumstances);
    case 'permit':
      return judgePermit(rule, circumstances);
    case 'assessment':
      return judgeAssessment(rule, circumstances);
    case 'standard':
      return judgeStandard(rule, circumstances);
    case 'discretion':
      return judgeDiscretion(rule);
    case 'duty':
      return judgeDuty(rule, circumstances);
    case 'official':
      return undefined;
  }
}
