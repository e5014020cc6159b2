import type { DutyRule } from '../provision.ts';
import { datesAreInOrder, findDueTest } from '../tank-test.ts';
import type { Circumstances, Verdict } from './verdict.ts';

/** A duty that continues after the permit: advisory, unless a date in it lies before the day of the review. */
export function judgeDuty({ tankTest }: DutyRule, { facts, asOf }: Circumstances): Verdict {
  if (tankTest === undefined) return { outcome: 'advisory' };
  if (!datesAreInOrder(tankTest, facts, asOf))
    return {
      outcome: 'information-needed',
      detail: `The last test cannot lie before the installation or after the day of the review (${asOf}); check the dates.`,
      remedy: 'Check both dates against the records of the tank.',
      questioned: [tankTest.installedOn, tankTest.lastTestedOn],
    };
  const due = findDueTest(tankTest, facts);
  if (due === undefined) return { outcome: 'advisory', detail: 'No test is due before the tank is installed.' };
  const repeats = due.since === 'installation' ? [tankTest.installedOn] : [tankTest.installedOn, tankTest.lastTestedOn];
  const reason = `${due.years} years after ${due.since === 'installation' ? 'installation' : 'the last test'}; ${due.under}`;
  if (due.dueOn >= asOf) return { outcome: 'advisory', detail: `Next test due on ${due.dueOn} (${reason}).`, repeats };
  return {
    outcome: 'requires',
    detail: `A test was due on ${due.dueOn} (${reason}); no later one is recorded.`,
    repeats,
  };
}
