import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { findRestDay } from '../../../server/domain/clock/calendar.ts';
import { readClockRules } from '../../../server/files/read-clock-rules.ts';

const { calendar } = await readClockRules('data/calendars');

const holidaysOf = (year: number) => [...calendar.holidays.keys()].filter((day) => day.startsWith(`${year}-`)).sort();

/** Month and day of every public holiday, written out from § 24 by hand. */
const WRITTEN_OUT: [number, string][] = [
  [2025, '01-01 01-20 02-12 02-17 05-26 06-08 06-19 07-04 09-01 10-13 11-04 11-11 11-27 12-25'],
  [2026, '01-01 01-19 02-12 02-16 05-25 06-14 06-19 07-04 09-07 10-12 11-03 11-11 11-26 12-25'],
  [2027, '01-01 01-18 02-12 02-15 05-31 06-13 06-19 07-04 07-05 09-06 10-11 11-02 11-11 11-25 12-25'],
  [2028, '01-01 01-17 02-12 02-21 05-29 06-11 06-19 07-04 09-04 10-09 11-07 11-11 11-23 12-25'],
  [2029, '01-01 01-15 02-12 02-19 05-28 06-10 06-19 07-04 09-03 10-08 11-06 11-11 11-12 11-22 12-25'],
  [2030, '01-01 01-21 02-12 02-18 05-27 06-09 06-19 07-04 09-02 10-14 11-05 11-11 11-28 12-25'],
];

/** A holiday on a Sunday, and what the Monday after it is. */
const SUNDAYS: [string, string, boolean][] = [
  ["New Year's Day", '2023-01-01', true],
  ["Lincoln's Birthday", '2023-02-12', true],
  ['Juneteenth', '2022-06-19', true],
  ['Independence Day', '2027-07-04', true],
  ["Veterans' Day", '2029-11-11', true],
  ['Christmas Day', '2022-12-25', true],
  ['Flag Day', '2026-06-14', false],
];

/** A holiday on a Saturday: neither the Friday before nor the Monday after is one. */
const SATURDAYS: [string, string][] = [
  ["New Year's Day", '2028-01-01'],
  ["Lincoln's Birthday", '2028-02-12'],
  ['Juneteenth', '2027-06-19'],
  ['Independence Day', '2026-07-04'],
  ["Veterans' Day", '2028-11-11'],
  ['Christmas Day', '2027-12-25'],
];

const otherDay = (day: string, days: number) => Temporal.PlainDate.from(day).add({ days }).toString();

describe('the public holidays of § 24', () => {
  it.each(WRITTEN_OUT)('of %i are those written out by hand', (year, days) => {
    expect(holidaysOf(year)).toEqual(days.split(' ').map((day) => `${year}-${day}`));
  });

  it.each(SUNDAYS)('%s on Sunday %s: is the Monday one too? %s', (name, sunday, isMondayToo) => {
    expect(calendar.holidays.get(sunday)).toBe(name);
    expect(calendar.holidays.has(otherDay(sunday, 1))).toBe(isMondayToo);
  });

  it.each(SATURDAYS)('%s on Saturday %s moves nowhere', (name, saturday) => {
    expect(calendar.holidays.get(saturday)).toBe(name);
    expect(calendar.holidays.has(otherDay(saturday, -1))).toBe(false);
    expect(calendar.holidays.has(otherDay(saturday, 2))).toBe(false);
  });

  it('hold Juneteenth from 2021 on', () => {
    expect([...calendar.holidays].find(([, name]) => name === 'Juneteenth')?.[0]).toBe('2021-06-19');
  });

  it('are those of a second reckoning in every year that is covered', () => {
    for (let year = 1989; year <= 2060; year += 1) expect(holidaysOf(year)).toEqual(reckonHolidays(year));
  });

  it.each(['1988-12-31', '2061-01-01', '+010000-01-01', '-000001-01-01'])(
    'are not guessed for a day the calendar does not cover: %s',
    (day) => {
      const reason = `The calendar of public holidays covers 1989-01-01 to 2060-12-31. It cannot tell about ${day}, so no date is given.`;
      expect(findRestDay(calendar, day)).toEqual({ ok: false, reason });
    },
  );
});

/** § 24 once more, without the engine: day by day through the year. */
function reckonHolidays(year: number): string[] {
  const fixed = ['01-01', '02-12', '07-04', '11-11', '12-25', ...(year >= 2021 ? ['06-19'] : [])];
  const isFixed = (day: Temporal.PlainDate) => fixed.includes(day.toString().slice(5));
  const isHoliday = (day: Temporal.PlainDate) => {
    const { month, dayOfWeek, day: dayOfMonth, daysInMonth } = day;
    const week = Math.ceil(dayOfMonth / 7);
    const monday = dayOfWeek === 1;
    return (
      isFixed(day) ||
      (monday && isFixed(day.subtract({ days: 1 }))) ||
      (monday && week === 3 && month <= 2) ||
      (monday && month === 5 && dayOfMonth > daysInMonth - 7) ||
      (dayOfWeek === 7 && month === 6 && week === 2) ||
      (monday && month === 9 && week === 1) ||
      (monday && month === 10 && week === 2) ||
      (dayOfWeek === 2 && month === 11 && dayOfMonth >= 2 && dayOfMonth <= 8) ||
      (dayOfWeek === 4 && month === 11 && week === 4)
    );
  };
  const first = Temporal.PlainDate.from({ year, month: 1, day: 1 });
  const days = Array.from({ length: first.daysInYear }, (_, index) => first.add({ days: index }));
  return days.filter(isHoliday).map(String);
}
