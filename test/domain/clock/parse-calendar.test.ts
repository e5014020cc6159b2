import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseCalendarRules, parseClockSettings } from '../../../server/domain/clock/parse-calendar.ts';
import { readClockRules } from '../../../server/files/read-clock-rules.ts';
import { readDataFile } from '../../../server/files/read-data-file.ts';

const file = await readDataFile('data/calendars', 'new-york.json');
const rules = parseCalendarRules(file);
const christmas = rules.holidays.at(-1)!;

const withRule = (rule: string) => ({ holidays: [{ ...christmas, rule }] });

const REFUSED: [string, object, RegExp][] = [
  ['a day no year has', withRule('02-30'), /holidays\[0\]\.rule: must be a month and day/],
  ['a day not every year has', withRule('02-29'), /holidays\[0\]\.rule: must be a month and day/],
  ['a month that does not exist', withRule('13-01'), /holidays\[0\]\.rule: must be a month and day/],
  ['a fifth Monday', withRule('5th monday in January'), /holidays\[0\]\.rule: reads like/],
  ['a misspelt weekday', withRule('12-25 and if sunday then next mondy'), /holidays\[0\]\.rule: reads like/],
  ['a rule that moves a holiday', withRule('12-25 if sunday then next monday'), /holidays\[0\]\.rule: reads like/],
  ['a rule that speaks of Saturdays', withRule('07-04 and if saturday then previous friday'), /holidays\[0\]\.rule/],
  ['another calendar', withRule('11 Tishrei'), /holidays\[0\]\.rule: reads like/],
  ['no rule', withRule(''), /holidays\[0\]\.rule: reads like/],
  ['no holiday', { holidays: [] }, /holidays/],
  ['a last day before the first', { lastDay: '1988-12-31' }, /lastDay: must not be before the first day/],
  ['a last day that does not exist', { lastDay: '2060-02-30' }, /lastDay: must be a date that exists/],
  ['no source', { source: ' ' }, /source/],
  [
    'a proclaimed day without its reference',
    { proclaimed: [{ date: '2026-03-11', name: 'A day' }] },
    /proclaimed\[0\]\.reference/,
  ],
  ['a member it does not know', { country: 'US' }, /country/],
];

describe('the calendar file', () => {
  it.each(REFUSED)('is refused with file and field: %s', (_name, change, sentence) => {
    const parse = () => parseCalendarRules({ name: 'new-york.json', content: { ...rules, ...change } });
    expect(parse).toThrow(/^new-york\.json: /);
    expect(parse).toThrow(sentence);
  });

  it('comes with a setting that needs its reason', () => {
    const content = { rollAtEnd: { value: true, reason: '' } };
    expect(() => parseClockSettings({ name: 'settings.json', content })).toThrow(/settings\.json: rollAtEnd\.reason/);
  });
});

describe('a folder with a proclaimed day', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'calendars-'));
    const proclaimed = [{ date: '2026-03-11', name: 'Day of thanksgiving', reference: 'A proclamation' }];
    const settings = { rollAtEnd: { value: false, reason: 'The Village Attorney says so.' } };
    await writeFile(join(folder, 'new-york.json'), JSON.stringify({ ...rules, proclaimed }));
    await writeFile(join(folder, 'settings.json'), JSON.stringify(settings));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('has it among its holidays, and its own setting', async () => {
    const { calendar, rollAtEnd } = await readClockRules(folder);
    expect(calendar.holidays.get('2026-03-11')).toBe('Day of thanksgiving');
    expect(rollAtEnd).toEqual({ value: false, reason: 'The Village Attorney says so.' });
  });
});
