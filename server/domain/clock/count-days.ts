import type { Result } from '../result.ts';
import type { IsoDate } from '../units.ts';
import type { Calendar } from './calendar.ts';
import { addDays } from './dates.ts';
import type { Deadline, Step } from './deadline.ts';
import { endPeriod } from './end-period.ts';

const COUNTING = 'General Construction Law § 20';

export interface Period {
  /** Day of the event, which is not counted itself. */
  start: IsoDate;
  /** Calendar days, a whole number from 0. */
  days: number;
  /** Whether the last day rolls to a business day: a setting of the village. */
  rollAtEnd: boolean;
}

export type Extension = Omit<Period, 'start'>;

/**
 * The last day of a period of days (§ 20): the day of the event is left out, each calendar day after it counts, the last is included. Holidays within
 * add nothing; only the end may roll (§ 25-a).
 *
 * @returns a failure where the calendar does not reach the end
 * @example 10 days from 2026-12-15: raw end 2026-12-25, a holiday before a weekend, due 2026-12-28
 */
export function countDays(calendar: Calendar, { start, days, rollAtEnd }: Period): Result<Deadline> {
  requireWholeDays(days, 0);
  const event = { date: start, why: 'The day of the event. It is left out of the count.', section: COUNTING };
  return endPeriod(calendar, addDays(start, days), [event, ...countFrom(start, days)], rollAtEnd);
}

/**
 * The last day of a period that is extended: the extension counts from the raw end, not from the day it rolled to.
 *
 * @param extension at least one day: a period is only made longer
 * @example 2026-12-15 + 10 days, due 2026-12-28, extended by 10: raw end and due 2027-01-04
 */
export function extendDeadline(calendar: Calendar, deadline: Deadline, extension: Extension): Result<Deadline> {
  const { days, rollAtEnd } = extension;
  requireWholeDays(days, 1);
  const { rawEnd, due } = deadline;
  const rolled = rawEnd === due ? '' : `, not from ${due}, to which it rolled`;
  const from = { date: rawEnd, why: `The period before it ended here: the extension counts from here${rolled}.` };
  const counted = [{ ...from, section: 'General Construction Law § 25-a' }, ...countFrom(rawEnd, days)];
  return endPeriod(calendar, addDays(rawEnd, days), counted, rollAtEnd);
}

function countFrom(start: IsoDate, days: number): Step[] {
  const last = { date: addDays(start, days), why: `Day ${days}, the last: it is included.`, section: COUNTING };
  if (days === 0) return [{ ...last, why: 'No day is counted: the period ends on the day of the event itself.' }];
  if (days === 1) return [{ ...last, why: 'Day 1, the first and the last: it is included.' }];
  return [{ date: addDays(start, 1), why: 'Day 1, the first counted.', section: COUNTING }, last];
}

function requireWholeDays(days: number, least: number): void {
  if (!Number.isInteger(days) || days < least)
    throw new RangeError(`Days must be a whole number from ${least}: ${days}`);
}
