import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NestedUseError } from '../../server/db/database-errors.ts';
import type { Database } from '../../server/db/open-database.ts';
import type { Schema } from '../../server/db/schema.ts';
import { engines } from '../fixtures/databases.ts';
import { insertLayer } from '../fixtures/insert-layer.ts';

const add = (db: Kysely<Schema>, number: number) => sql`insert into kept values (${number})`.execute(db);

describe.each(engines)('transactions ($name)', (engine) => {
  let database: Database;
  let db: Database['db'];
  beforeAll(async () => {
    database = await engine.open();
    db = database.db;
    await sql`create table kept (number integer)`.execute(db);
  });
  afterAll(() => database.close());

  const fetchKept = async () =>
    (await sql<{ number: number }>`select number from kept order by number`.execute(db)).rows.map(
      ({ number }) => number,
    );

  it.each<[string, (outer: Kysely<Schema>) => Promise<unknown>]>([
    ['a query', (outer) => add(outer, 2)],
    ['a transaction', (outer) => outer.transaction().execute((trx) => add(trx, 2))],
    ['a connection', (outer) => outer.connection().execute((connection) => add(connection, 2))],
  ])('throw at once where the outer database is used inside one: %s', async (_what, use) => {
    const transaction = db.transaction().execute(async (trx) => {
      await add(trx, 1);
      await use(db);
    });
    await expect(transaction).rejects.toThrow(NestedUseError);
    expect(await fetchKept()).toEqual([]);
  });

  it('leave work free to use the database that they started and that outlives them', async () => {
    let later: Promise<unknown> | undefined;
    await db.transaction().execute(async (trx) => {
      await sql`select 1`.execute(trx);
      later = new Promise((resolve) => setTimeout(resolve, 100)).then(() => sql`select 1`.execute(db));
    });
    await expect(later).resolves.toBeDefined();
  });

  it('roll back what an error interrupts', async () => {
    const transaction = db.transaction().execute(async (trx) => {
      await add(trx, 1);
      await sql`select 1 / 0`.execute(trx);
    });
    await expect(transaction).rejects.toMatchObject({ code: '22012' });
    expect(await fetchKept()).toEqual([]);
  });

  it('do not commit after an error that was caught', async () => {
    const transaction = db.transaction().execute(async (trx) => {
      await add(trx, 1);
      await sql`select 1 / 0`.execute(trx).catch(() => undefined);
    });
    await expect(transaction).rejects.toThrow();
    expect(await fetchKept()).toEqual([]);
  });

  it('refuse at the commit what a deferred constraint forbids', async () => {
    await sql`create table paired (number integer unique deferrable initially deferred)`.execute(db);
    const twice = () => sql`insert into paired values (1), (1)`.execute(db);
    await expect(twice()).rejects.toMatchObject({ code: '23505', constraint: 'paired_number_key' });
    expect((await sql`select * from paired`.execute(db)).rows).toEqual([]);
  });

  it('take turns where many come at once', async () => {
    const numbers = Array.from({ length: 20 }, (_, index) => index);
    await Promise.all(numbers.map((number) => db.transaction().execute((trx) => add(trx, number))));
    expect(await fetchKept()).toEqual(numbers);
  });

  it.each(['layer', 'layer_version', 'layer_feature'])('never change or delete rows of %s', async (table) => {
    await insertLayer(db, { role: 'wells', features: [{ id: '1', wkt: 'POINT(700000 900000)' }] });
    const refusal = { code: '23000', message: `rows of ${table} are never changed or deleted` };
    for (const change of [`update ${table} set id = default`, `delete from ${table}`, `truncate ${table} cascade`])
      await expect(sql.raw(change).execute(db), change).rejects.toMatchObject(
        change.startsWith('truncate') ? { code: refusal.code } : refusal,
      );
  });
});
