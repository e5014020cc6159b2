import { type Result, success } from '../result.ts';
import type { IsoDate } from '../units.ts';
import { type Calendar, findRestDay } from './calendar.ts';
import { addDays } from './dates.ts';
import type { Deadline, Step } from './deadline.ts';

const ROLLING = 'General Construction Law § 25-a';

/**
 * Where a period ends (§ 25-a): on its last day, or, where that is a Saturday, a Sunday or a public holiday, on the next business day.
 *
 * @param counted the steps that led to the last day counted
 * @param rollAtEnd false: the period ends on its last day, whatever day that is
 * @returns a failure where the calendar does not reach that far
 */
export function endPeriod(
  calendar: Calendar,
  rawEnd: IsoDate,
  counted: readonly Step[],
  rollAtEnd: boolean,
): Result<Deadline> {
  const steps = [...counted];
  for (let day = rawEnd; ; day = addDays(day, 1)) {
    const found = findRestDay(calendar, day);
    if (!found.ok) return found;
    const rest = found.value;
    if (rest === undefined || !rollAtEnd) {
      steps.push({ date: day, why: wordEnd(day === rawEnd, rest?.why, rollAtEnd), section: rest?.section ?? ROLLING });
      return success({ rawEnd, due: day, steps });
    }
    steps.push({ date: day, why: `${rest.why}: the period does not end on it.`, section: rest.section });
  }
}

function wordEnd(isRawEnd: boolean, rest: string | undefined, rollAtEnd: boolean): string {
  if (rest !== undefined) return `${rest}. Rolling is off, so the period ends on it all the same.`;
  if (!isRawEnd) return 'The next business day: the period ends with it.';
  return rollAtEnd ? 'A business day: the period ends with it.' : 'A business day: it would not roll; rolling is off.';
}
