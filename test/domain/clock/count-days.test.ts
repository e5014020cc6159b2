import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { findRestDay } from '../../../server/domain/clock/calendar.ts';
import { countDays, extendDeadline } from '../../../server/domain/clock/count-days.ts';
import type { Deadline } from '../../../server/domain/clock/deadline.ts';
import type { Result } from '../../../server/domain/result.ts';
import { readClockRules } from '../../../server/files/read-clock-rules.ts';

const { calendar } = await readClockRules('data/calendars');

function deadlineOf(counted: Result<Deadline>): Deadline {
  if (!counted.ok) throw new Error(counted.reason);
  return counted.value;
}
const count = (start: string, days: number, rollAtEnd = true) =>
  deadlineOf(countDays(calendar, { start, days, rollAtEnd }));
const isBusinessDay = (day: string) => {
  const found = findRestDay(calendar, day);
  return found.ok && found.value === undefined;
};

const FIRST = Temporal.PlainDate.from('1989-01-01');
/** A day from 1989 to 2049, so that 3,660 days and an extension stay within the calendar. */
const anyStart = fc.nat(22_000).map((days) => FIRST.add({ days }).toString());
const anyDays = fc.oneof(fc.nat(60), fc.nat(3_660));

describe('counting days', () => {
  it('explains each step, with its section', () => {
    expect(count('2027-06-04', 30).steps).toEqual([
      {
        date: '2027-06-04',
        why: 'The day of the event. It is left out of the count.',
        section: 'General Construction Law § 20',
      },
      { date: '2027-06-05', why: 'Day 1, the first counted.', section: 'General Construction Law § 20' },
      { date: '2027-07-04', why: 'Day 30, the last: it is included.', section: 'General Construction Law § 20' },
      {
        date: '2027-07-04',
        why: 'Independence Day, a public holiday: the period does not end on it.',
        section: 'General Construction Law §§ 24, 25-a',
      },
      {
        date: '2027-07-05',
        why: 'Independence Day, which fell on the Sunday before, a public holiday: the period does not end on it.',
        section: 'General Construction Law §§ 24, 25-a',
      },
      {
        date: '2027-07-06',
        why: 'The next business day: the period ends with it.',
        section: 'General Construction Law § 25-a',
      },
    ]);
  });

  it.each([
    ['a Saturday holiday', '2026-06-04', /^Independence Day, a public holiday\. Rolling is off/],
    ['a business day', '2026-06-03', /^A business day.* rolling is off/],
  ])('says that the end does not roll where it falls on %s', (_name, start, why) => {
    const { rawEnd, steps } = count(start, 30, false);
    expect(steps.at(-1)).toMatchObject({ date: rawEnd, why: expect.stringMatching(why) });
  });

  it('ends with a failure, never a guess, where rolling leaves the calendar', () => {
    expect(countDays(calendar, { start: '2060-12-01', days: 31, rollAtEnd: true })).toMatchObject({ ok: false });
    expect(countDays(calendar, { start: '2060-12-01', days: 31, rollAtEnd: false })).toMatchObject({ ok: false });
    const shorter = { ...calendar, lastDay: '2026-12-26' };
    expect(countDays(shorter, { start: '2026-12-15', days: 10, rollAtEnd: true })).toEqual({
      ok: false,
      reason:
        'The calendar of public holidays covers 1989-01-01 to 2026-12-26. It cannot tell about 2026-12-27, so no date is given.',
    });
  });

  it('takes a proclaimed day as a holiday', () => {
    const proclaimed = {
      ...calendar,
      holidays: new Map([...calendar.holidays, ['2026-03-11', 'A day of thanksgiving']]),
    };
    const counted = countDays(proclaimed, { start: '2026-02-09', days: 30, rollAtEnd: true });
    expect(counted).toMatchObject({ value: { rawEnd: '2026-03-11', due: '2026-03-12' } });
  });

  it.each([-1, 0.5, Number.NaN])('refuses %d days', (days) => {
    expect(() => countDays(calendar, { start: '2026-12-15', days, rollAtEnd: true })).toThrow(RangeError);
  });

  it('is due on the raw end or after it, on a business day, with only days of rest between', () => {
    fc.assert(
      fc.property(anyStart, anyDays, (start, days) => {
        const { rawEnd, due, steps } = count(start, days);
        expect(rawEnd).toBe(Temporal.PlainDate.from(start).add({ days }).toString());
        expect(due >= rawEnd && isBusinessDay(due)).toBe(true);
        for (let day = rawEnd; day < due; day = Temporal.PlainDate.from(day).add({ days: 1 }).toString())
          expect(isBusinessDay(day)).toBe(false);
        expect(steps.map(({ date }) => date)).toEqual(steps.map(({ date }) => date).toSorted());
        expect(steps.at(-1)?.date).toBe(due);
      }),
    );
  });

  it('is due on the raw end where the end does not roll', () => {
    fc.assert(
      fc.property(anyStart, anyDays, (start, days) => {
        const { rawEnd, due } = count(start, days, false);
        expect(due).toBe(rawEnd);
        expect(rawEnd).toBe(count(start, days).rawEnd);
      }),
    );
  });

  it('is never due earlier for more days', () => {
    fc.assert(
      fc.property(anyStart, anyDays, anyDays, (start, some, others) => {
        const [fewer, more] = [Math.min(some, others), Math.max(some, others)];
        expect(count(start, fewer).due <= count(start, more).due).toBe(true);
      }),
    );
  });
});

describe('an extension', () => {
  it('counts from the raw end, and says so', () => {
    const extended = deadlineOf(extendDeadline(calendar, count('2026-12-15', 10), { days: 10, rollAtEnd: true }));
    expect(extended).toMatchObject({ rawEnd: '2027-01-04', due: '2027-01-04' });
    expect(extended.steps[0]).toEqual({
      date: '2026-12-25',
      why: 'The period before it ended here: the extension counts from here, not from 2026-12-28, to which it rolled.',
      section: 'General Construction Law § 25-a',
    });
  });

  it('ends where a longer period would have ended from the start', () => {
    fc.assert(
      fc.property(anyStart, anyDays, fc.integer({ min: 1, max: 365 }), (start, days, more) => {
        const extended = deadlineOf(extendDeadline(calendar, count(start, days), { days: more, rollAtEnd: true }));
        const { rawEnd, due } = count(start, days + more);
        expect(extended).toMatchObject({ rawEnd, due });
      }),
    );
  });

  it('is at least one day', () => {
    expect(() => extendDeadline(calendar, count('2026-12-15', 10), { days: 0, rollAtEnd: true })).toThrow(/from 1: 0/);
  });
});
