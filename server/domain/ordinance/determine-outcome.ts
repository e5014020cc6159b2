import type { ZoneAnswer } from '../measurement/site.ts';
import type { Finding, FindingOutcome, Outcome } from './finding.ts';

/**
 * The outcome of a whole evaluation: `outside`, or the first that applies of prohibited, undetermined, survey-required,
 * information-needed, conditional and clear. Advisory findings alone leave it clear.
 */
export function determineOutcome(zone: ZoneAnswer, findings: readonly Finding[]): Outcome {
  const any = (outcome: FindingOutcome) => findings.some((finding) => finding.outcome === outcome);
  if (zone.status === 'outside') return 'outside';
  if (any('violates')) return 'prohibited';
  if (zone.status === 'undetermined') return 'undetermined';
  if (zone.status === 'survey-required' || any('survey-required')) return 'survey-required';
  if (any('information-needed')) return 'information-needed';
  return any('requires') ? 'conditional' : 'clear';
}
