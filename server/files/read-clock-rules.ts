import Holidays from 'date-holidays-parser';
import type { Calendar, ClockRules } from '../domain/clock/calendar.ts';
import { type CalendarRules, parseCalendarRules, parseClockSettings } from '../domain/clock/parse-calendar.ts';
import type { IsoDate } from '../domain/units.ts';
import { readDataFile } from './read-data-file.ts';

/**
 * The calendar and the settings of a folder such as `data/calendars`.
 *
 * @throws Error naming the file and the field that is wrong
 */
export async function readClockRules(folder: string): Promise<ClockRules> {
  const [calendar, settings] = await Promise.all([
    readDataFile(folder, 'new-york.json'),
    readDataFile(folder, 'settings.json'),
  ]);
  return { calendar: makeCalendar(parseCalendarRules(calendar)), ...parseClockSettings(settings) };
}

function makeCalendar({ firstDay, lastDay, holidays, proclaimed }: CalendarRules): Calendar {
  const proclaimedDays = proclaimed.map(({ date, name }): [IsoDate, string] => [date, name]);
  const years = yearsBetween(firstDay, lastDay);
  const days = [...proclaimedDays, ...holidays.flatMap((holiday) => daysOf(holiday, years))];
  return { firstDay, lastDay, holidays: new Map(days) };
}

function yearsBetween(firstDay: IsoDate, lastDay: IsoDate): number[] {
  const first = Number(firstDay.slice(0, 4));
  return Array.from({ length: Number(lastDay.slice(0, 4)) - first + 1 }, (_, index) => first + index);
}

/** The days of one rule, each with the name of the holiday; a Monday kept after a Sunday says so. */
function daysOf(holiday: CalendarRules['holidays'][number], years: readonly number[]): [IsoDate, string][] {
  const engine = new Holidays({ holidays: { NY: { days: {} } } }, 'NY', { timezone: 'America/New_York' });
  const { name, rule, fromYear = -Infinity } = holiday;
  if (!engine.setHoliday(rule, { name: { en: name }, type: 'public' }))
    throw new Error(`new-york.json: ${name}: the rule "${rule}" cannot be read.`);
  return years
    .filter((year) => year >= fromYear)
    .flatMap((year) =>
      engine
        .getHolidays(year)
        .map(({ date }, index): [IsoDate, string] => [
          date.slice(0, 10),
          index === 0 ? name : `${name}, which fell on the Sunday before`,
        ]),
    );
}
