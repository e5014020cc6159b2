import { failure, type Result, success } from '../result.ts';
import type { IsoDate } from '../units.ts';
import { weekdayOf } from './dates.ts';
import type { ClockSettings } from './parse-calendar.ts';

export interface Calendar {
  /** The first and the last day it can tell about. */
  firstDay: IsoDate;
  lastDay: IsoDate;
  /** The public holidays (General Construction Law § 24) between them, those on a weekend included, with their names. */
  holidays: ReadonlyMap<IsoDate, string>;
}

/** What counting needs to know: the calendar, and what the village has settled. */
export interface ClockRules extends ClockSettings {
  calendar: Calendar;
}

/** Why a day is no business day. */
export interface RestDay {
  why: string;
  section: string;
}

const SATURDAY = 6;
const SUNDAY = 7;

/**
 * Why a day is no business day (§ 25-a); undefined: it is one.
 *
 * @returns a failure for a day the calendar does not cover, never a guess
 * @example 2026-12-25: "Christmas Day, a public holiday"
 */
export function findRestDay(calendar: Calendar, day: IsoDate): Result<RestDay | undefined> {
  const { firstDay, lastDay, holidays } = calendar;
  if (day < firstDay || day > lastDay)
    return failure(
      `The calendar of public holidays covers ${firstDay} to ${lastDay}. It cannot tell about ${day}, so no date is given.`,
    );
  const holiday = holidays.get(day);
  if (holiday !== undefined)
    return success({ why: `${holiday}, a public holiday`, section: 'General Construction Law §§ 24, 25-a' });
  const weekday = weekdayOf(day);
  if (weekday < SATURDAY) return success(undefined);
  return success({ why: weekday === SUNDAY ? 'A Sunday' : 'A Saturday', section: 'General Construction Law § 25-a' });
}
