import { Temporal } from 'temporal-polyfill';

/** One moment of the way, with its offset and time zone, such as `2026-03-09T11:00:00-04:00[America/New_York]`. */
export interface HourStep {
  at: string;
  why: string;
  section: string;
}

export interface HoursDeadline {
  due: string;
  steps: HourStep[];
}

/**
 * The moment so many hours after another, as time passes: a change of the clocks between them moves the hands, not the moment, and nothing rolls.
 *
 * @param start with offset and time zone, as `at` above
 * @param section the provision that sets the hours, such as § 223-22C(15)(c)
 * @throws RangeError for a start that is no moment of that time zone
 * @example 48 hours from 2026-03-07T10:00 (EST): 2026-03-09T11:00 (EDT)
 */
export function countHours(start: string, hours: number, section: string): HoursDeadline {
  if (!Number.isInteger(hours) || hours < 1) throw new RangeError(`Hours must be a whole number from 1: ${hours}`);
  const from = Temporal.ZonedDateTime.from(start);
  const due = from.add({ hours });
  const shifted =
    due.offset === from.offset ? '' : `; the clocks changed in between, from ${from.offset} to ${due.offset}`;
  return {
    due: due.toString(),
    steps: [
      { at: from.toString(), why: 'The moment of the event.', section },
      { at: due.toString(), why: `${hours} hours later${shifted}. Hours never roll.`, section },
    ],
  };
}
