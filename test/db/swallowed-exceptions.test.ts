import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SwallowedGeometryError } from '../../server/db/database-errors.ts';
import type { Database } from '../../server/db/open-database.ts';
import type { Schema } from '../../server/db/schema.ts';
import { engines } from '../fixtures/databases.ts';

const BOW_TIE = `ST_GeomFromText('POLYGON((0 0,1 1,1 0,0 1,0 0))')`;
const SQUARE = `ST_GeomFromText('POLYGON((0 0,1 0,1 1,0 1,0 0))')`;
const UNCLOSED = `ST_GeomFromGeoJSON('{"type":"Polygon","coordinates":[[[0,0],[1,1],[1,0],[0,1]]]}')`;
/** A bow-tie that the planner cannot work out beforehand. */
const BOW_TIE_OF_ROW = `ST_GeomFromText('POLYGON((0 0,' || number || ' 1,1 0,0 1,0 0))')`;

/** Statements over the table `kept`, which holds the number 1, and how the library hides its failure. */
const STATEMENTS: [string, string][] = [
  ['an overlay of a bow-tie', `select ST_Intersection(${BOW_TIE}, ${SQUARE})`],
  ['an overlay of a bow-tie on the grid', `select ST_Intersection(${BOW_TIE}, ${SQUARE}, 0.001)`],
  ['a check of an unclosed ring', `select ST_IsValid(${UNCLOSED})`],
  ['a buffer of not-a-number', `select ST_Buffer(ST_MakePoint(number, 1), 'NaN') from kept`],
  ['an aggregate over a failing overlay', `select sum(ST_Area(ST_Union(${BOW_TIE_OF_ROW}, ${SQUARE}))) from kept`],
  [
    'an insert whose source fails',
    `insert into kept select 7 from kept where ST_Area(ST_Difference(${BOW_TIE_OF_ROW}, ${SQUARE})) > 0`,
  ],
  [
    'a block that claims to handle every error',
    `do $$ begin perform ST_Union(${BOW_TIE}, ST_Buffer(ST_Point(0, 0), 1)); exception when others then null; end $$`,
  ],
];

const execute = (db: Kysely<Schema>, statement: string) => sql.raw(statement).execute(db);

async function fetchKept(db: Kysely<Schema>): Promise<number[]> {
  const { rows } = await sql<{ number: number }>`select number from kept order by number`.execute(db);
  return rows.map(({ number }) => number);
}

describe('an exception that the embedded geometry library swallows', () => {
  let database: Database;
  beforeAll(async () => {
    database = await engines[0]!.open();
    await execute(database.db, 'create table kept (number integer)');
    await execute(database.db, 'insert into kept values (1)');
  });
  afterAll(() => database.close());

  it.each(STATEMENTS)('throws, rolls the transaction back, and the database answers: %s', async (_name, statement) => {
    const transaction = database.db.transaction().execute(async (trx) => {
      await execute(trx, 'insert into kept values (2)');
      await execute(trx, statement);
    });
    await expect(transaction).rejects.toThrow(SwallowedGeometryError);
    expect(await fetchKept(database.db)).toEqual([1]);
  });

  it('keeps nothing of a statement that stands alone and fails at its last row', async () => {
    await execute(database.db, 'create table area (shape geometry, size float8)');
    await execute(database.db, `insert into area values (${SQUARE}, 0), (${SQUARE}, 0), (${BOW_TIE}, 0)`);
    const update = `update area set size = ST_Area(ST_Intersection(shape, ${SQUARE}))`;
    await expect(execute(database.db, update)).rejects.toThrow(SwallowedGeometryError);
    const { rows } = await sql<{ size: number }>`select distinct size from area`.execute(database.db);
    expect(rows).toEqual([{ size: 0 }]);
  });

  it('lets no transaction go on, nor commit, that caught the error', async () => {
    const transaction = database.db.transaction().execute(async (trx) => {
      await execute(trx, 'insert into kept values (3)');
      await execute(trx, `select ST_IsValid(${UNCLOSED})`).catch(() => undefined);
      await execute(trx, 'insert into kept values (4)').catch(() => undefined);
    });
    await expect(transaction).rejects.toThrow(SwallowedGeometryError);
    expect(await fetchKept(database.db)).toEqual([1]);
  });

  it('makes requests that come meanwhile wait for the reopening', async () => {
    const failing = execute(database.db, `select ST_IsValid(${UNCLOSED})`);
    const others = [1, 2, 3].map(() => fetchKept(database.db));
    await expect(failing).rejects.toThrow(SwallowedGeometryError);
    expect(await Promise.all(others)).toEqual([[1], [1], [1]]);
  });

  it('gives an ordinary error where PostGIS sees the fault itself', async () => {
    const statement = `select ST_IsValid('POLYGON((0 0,1 1,1 0,0 1))'::geometry)`;
    await expect(execute(database.db, statement)).rejects.toMatchObject({ code: 'XX000' });
  });
});
