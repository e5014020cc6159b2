import { describe, expect, it } from 'vitest';
import { countHours } from '../../../server/domain/clock/count-hours.ts';
import { countYears } from '../../../server/domain/clock/count-years.ts';

const YEARS: [string, string, number, string][] = [
  ['the same day and month', '2026-12-01', 5, '2031-12-01'],
  ['29 February to a year without one', '2024-02-29', 5, '2029-02-28'],
  ['29 February to a leap year', '2024-02-29', 4, '2028-02-29'],
  ['28 February stays, also in a leap year', '2023-02-28', 5, '2028-02-28'],
  ['a Saturday holiday moves nothing', '2021-07-04', 5, '2026-07-04'],
  ['past the calendar of holidays, which is not asked', '2059-06-01', 15, '2074-06-01'],
];

describe('counting years', () => {
  it.each(YEARS)('%s', (_name, start, years, due) => {
    expect(countYears(start, years, '§ 223-22C(1)')).toMatchObject({ rawEnd: due, due });
  });

  it('says why a day of February changed', () => {
    expect(countYears('2024-02-29', 5, '§ 223-22C(1)').steps.at(-1)).toEqual({
      date: '2029-02-28',
      why: 'The same day and month 5 years later; that year has no 29 February, so the day before.',
      section: '§ 223-22C(1)',
    });
  });

  it('refuses a part of a year', () => expect(() => countYears('2024-02-29', 0.5, '')).toThrow(/0\.5/));
});

const NEW_YORK = '[America/New_York]';
const HOURS: [string, string, string][] = [
  ['an ordinary week', '2026-12-01T09:30:00-05:00', '2026-12-03T09:30:00-05:00'],
  ['over the night on which the clocks go forward', '2026-03-07T10:00:00-05:00', '2026-03-09T11:00:00-04:00'],
  ['over the night on which they go back', '2026-10-31T10:00:00-04:00', '2026-11-02T09:00:00-05:00'],
  ['the first of the two hours from 1 to 2 on that night', '2026-11-01T01:30:00-04:00', '2026-11-03T00:30:00-05:00'],
  ['the second of them', '2026-11-01T01:30:00-05:00', '2026-11-03T01:30:00-05:00'],
  ['into a weekend with a holiday, which moves nothing', '2026-12-24T16:00:00-05:00', '2026-12-26T16:00:00-05:00'],
];

describe('counting 48 hours', () => {
  it.each(HOURS)('%s', (_name, start, due) => {
    expect(countHours(start + NEW_YORK, 48, '§ 223-22C(15)(c)').due).toBe(due + NEW_YORK);
  });

  it('says that the clocks changed', () => {
    const { steps } = countHours(`2026-03-07T10:00:00-05:00${NEW_YORK}`, 48, '§ 223-22C(15)(c)');
    expect(steps.at(-1)).toEqual({
      at: `2026-03-09T11:00:00-04:00${NEW_YORK}`,
      why: '48 hours later; the clocks changed in between, from -05:00 to -04:00. Hours never roll.',
      section: '§ 223-22C(15)(c)',
    });
  });

  it.each(['2026-03-07T10:00', '2026-03-07T10:00:00-08:00[America/New_York]'])(
    'refuses what is no moment of its time zone: %s',
    (start) => expect(() => countHours(start, 48, '')).toThrow(RangeError),
  );

  it('refuses a part of an hour', () =>
    expect(() => countHours(`2026-03-07T10:00-05:00${NEW_YORK}`, 0.5, '')).toThrow());
});
