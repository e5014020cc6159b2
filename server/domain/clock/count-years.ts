import type { IsoDate } from '../units.ts';
import { addYears } from './dates.ts';
import type { Deadline } from './deadline.ts';

/**
 * The last day of a period of years: the same day and month. 29 February becomes 28 February; weekends and holidays move nothing.
 *
 * @param section the provision that sets the years, such as § 223-22C(1)
 * @example 5 years from 2024-02-29: 2029-02-28
 */
export function countYears(start: IsoDate, years: number, section: string): Deadline {
  if (!Number.isInteger(years) || years < 1) throw new RangeError(`Years must be a whole number from 1: ${years}`);
  const end = addYears(start, years);
  const lacks = end.slice(5) === start.slice(5) ? '' : '; that year has no 29 February, so the day before';
  return {
    rawEnd: end,
    due: end,
    steps: [
      { date: start, why: 'The day of the event.', section },
      { date: end, why: `The same day and month ${years} years later${lacks}.`, section },
    ],
  };
}
