import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ClockRules } from '../../../server/domain/clock/calendar.ts';
import { countDays } from '../../../server/domain/clock/count-days.ts';
import { readClockRules } from '../../../server/files/read-clock-rules.ts';

interface GoldenDate {
  name: string;
  start: string;
  days: number;
  rollAtEnd?: boolean;
  rawEnd: string;
  due: string;
}

const goldenDates: GoldenDate[] = JSON.parse(readFileSync(join(import.meta.dirname, 'golden-dates.json'), 'utf8'));

/** Each with the minutes by which UTC is ahead of it in July, to be sure that the process keeps it. */
const TIME_ZONES: [string, number][] = [
  ['UTC', 0],
  ['Asia/Tokyo', -540],
  ['America/Los_Angeles', 420],
];

describe.each(TIME_ZONES)('the golden dates on a server in %s', (zone, minutesBehind) => {
  const before = process.env.TZ;
  let rules: ClockRules;
  beforeAll(async () => {
    process.env.TZ = zone;
    rules = await readClockRules('data/calendars');
  });
  afterAll(() => {
    if (before === undefined) delete process.env.TZ;
    else process.env.TZ = before;
  });

  it('are counted in that time zone', () => {
    expect(new Date('2026-07-01T12:00:00Z').getTimezoneOffset()).toBe(minutesBehind);
  });

  it.each(goldenDates)('$name', ({ start, days, rollAtEnd = true, rawEnd, due }) => {
    const counted = countDays(rules.calendar, { start, days, rollAtEnd });
    expect(counted).toMatchObject({ ok: true, value: { rawEnd, due } });
  });
});
