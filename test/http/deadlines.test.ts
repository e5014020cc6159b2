import { describe, expect, it } from 'vitest';
import { engines } from '../fixtures/databases.ts';
import { postJson } from '../fixtures/server.ts';
import { useServer } from '../fixtures/use-server.ts';

const TEN_DAYS = { start: '2026-12-15', days: 10 };
const WHOLE = 'days must be a whole number from 0 to 3,660.';
const DATE = 'start must be a date that exists, as YYYY-MM-DD.';

const REFUSED: [string, unknown, number, string | undefined, string][] = [
  ['a body that is no JSON', '{', 400, undefined, 'The body is not valid JSON.'],
  ['a body that is a list', [], 422, '', 'The body: Invalid input: expected object, received array.'],
  ['no start', { days: 10 }, 422, '/start', DATE],
  ['a start that does not exist', { ...TEN_DAYS, start: '2026-02-29' }, 422, '/start', DATE],
  ['a start with a time', { ...TEN_DAYS, start: '2026-12-15T00:00:00Z' }, 422, '/start', DATE],
  ['no days', { start: '2026-12-15' }, 422, '/days', WHOLE],
  ['days that are a text', { ...TEN_DAYS, days: '10' }, 422, '/days', WHOLE],
  ['days below none', { ...TEN_DAYS, days: -1 }, 422, '/days', WHOLE],
  ['a part of a day', { ...TEN_DAYS, days: 1.5 }, 422, '/days', WHOLE],
  ['too many days', { ...TEN_DAYS, days: 3_661 }, 422, '/days', WHOLE],
  ['days beyond all numbers', '{"start":"2026-12-15","days":1e999}', 422, '/days', WHOLE],
  ['rolling that is a text', { ...TEN_DAYS, rollAtEnd: 'yes' }, 422, '/rollAtEnd', 'rollAtEnd must be true or false.'],
  ['a member it does not know', { ...TEN_DAYS, hours: 1 }, 422, '', 'The body: Unrecognized key: "hours".'],
  [
    'an end past the calendar',
    { start: '2060-12-15', days: 30 },
    422,
    '',
    'The calendar of public holidays covers 1989-01-01 to 2060-12-31. It cannot tell about 2061-01-14, so no date is given.',
  ],
  [
    'an end before the calendar',
    { start: '0001-01-01', days: 0 },
    422,
    '',
    'The calendar of public holidays covers 1989-01-01 to 2060-12-31. It cannot tell about 0001-01-01, so no date is given.',
  ],
  [
    'an end in a year of five figures',
    { start: '9999-12-31', days: 1 },
    422,
    '',
    'The calendar of public holidays covers 1989-01-01 to 2060-12-31. It cannot tell about +010000-01-01, so no date is given.',
  ],
];

describe.each(engines)('POST /api/deadlines ($name)', ({ open }) => {
  const server = useServer(open);
  const ask = (body: unknown) => postJson(`${server.url}/api/deadlines`, body);

  it('gives the last day counted, the day due and each step with its section', async () => {
    const { status, body } = await ask(TEN_DAYS);
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(['rawEnd', 'due', 'steps']);
    expect(body).toMatchObject({ rawEnd: '2026-12-25', due: '2026-12-28' });
    expect(body.steps.map(({ date, section }: Record<string, string>) => [date, section])).toEqual([
      ['2026-12-15', 'General Construction Law § 20'],
      ['2026-12-16', 'General Construction Law § 20'],
      ['2026-12-25', 'General Construction Law § 20'],
      ['2026-12-25', 'General Construction Law §§ 24, 25-a'],
      ['2026-12-26', 'General Construction Law § 25-a'],
      ['2026-12-27', 'General Construction Law § 25-a'],
      ['2026-12-28', 'General Construction Law § 25-a'],
    ]);
  });

  it("rolls by the village's setting unless the question says otherwise", async () => {
    const { rollAtEnd } = await (await fetch(`${server.url}/api/settings`)).json();
    expect(rollAtEnd).toEqual({ value: true, reason: expect.stringContaining('Village Attorney') });
    expect((await ask({ ...TEN_DAYS, rollAtEnd: true })).body.due).toBe('2026-12-28');
    expect((await ask({ ...TEN_DAYS, rollAtEnd: false })).body).toMatchObject({
      rawEnd: '2026-12-25',
      due: '2026-12-25',
    });
  });

  it('counts none and as many as 3,660 days', async () => {
    expect((await ask({ ...TEN_DAYS, days: 0 })).body.due).toBe('2026-12-15');
    expect((await ask({ ...TEN_DAYS, days: 3_660 })).body).toMatchObject({ rawEnd: '2036-12-22', due: '2036-12-22' });
  });

  it.each(REFUSED)('refuses with a sentence: %s', async (_name, question, status, pointer, sentence) => {
    const answer = await ask(question);
    expect(answer.status).toBe(status);
    expect(answer.type).toMatch(/^application\/problem\+json/);
    expect(answer.body.detail).toBe(sentence);
    expect(answer.body.errors?.[0].pointer).toBe(pointer);
  });
});
