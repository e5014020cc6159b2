import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../server/db/open-database.ts';
import { engines } from '../fixtures/databases.ts';

const VALUES: [string, string, unknown][] = [
  ['a date is text, so that no time zone moves it', `date '2026-03-08'`, '2026-03-08'],
  ['a numeric is text, so that it keeps its digits', '0.10::numeric', '0.10'],
  ['an int8 is a number', '9007199254740991::int8', 9_007_199_254_740_991],
  ['a count is a number', '(select count(*) from pg_class where false)', 0],
  ['an array of dates is an array of texts', `array[date '2026-03-08', null]`, ['2026-03-08', null]],
  ['an array of numerics is an array of texts', 'array[0.10, 1]', ['0.10', '1']],
  ['an array of int8 is an array of numbers', 'array[1, null]::int8[]', [1, null]],
  ['a moment is a Date', `timestamptz '2026-03-08 01:00-05'`, new Date('2026-03-08T06:00:00Z')],
  ['a double is a number, to the last digit', '0.1::float8 + 0.2::float8', 0.1 + 0.2],
  ['json is read', `'{"a": [1, null]}'::jsonb`, { a: [1, null] }],
  ['bytes are a Buffer', `'\\x00ff'::bytea`, Buffer.from([0, 255])],
  ['a boolean is one', 'true', true],
  ['null is null', 'null::integer', null],
];

describe.each(engines)('the $name engine', (engine) => {
  let database: Database;
  beforeAll(async () => {
    database = await engine.open();
  });
  afterAll(() => database.close());

  const select = async (expression: string) =>
    (await sql<{ value: unknown }>`select ${sql.raw(expression)} as value`.execute(database.db)).rows[0]!.value;

  it.each(VALUES)('reads values alike: %s', async (_sentence, expression, value) => {
    expect(await select(expression)).toEqual(value);
  });

  it('refuses an int8 that would lose digits', async () => {
    await expect(select('9007199254740993::int8')).rejects.toThrow(/9007199254740993/);
  });
});
