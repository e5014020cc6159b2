import fs from 'node:fs';
import { sql } from 'kysely';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DatabaseBusyError, QueryTimeoutError } from '../../server/db/database-errors.ts';
import type { EmbeddedOptions } from '../../server/db/embedded/open-embedded.ts';
import { openPglite } from '../../server/db/embedded/open-pglite.ts';
import { type Database, openDatabase } from '../../server/db/open-database.ts';
import { type TestDirectory, testDirectory } from '../fixtures/embedded-directory.ts';

const RUNAWAY = sql`select count(*) from generate_series(1, 1e12::int8)`;

describe('the embedded database', () => {
  let place: TestDirectory;
  let database: Database | undefined;
  const open = async (options: Partial<EmbeddedOptions> = {}) => {
    place = await testDirectory('filled');
    database = await openDatabase({ engine: 'embedded', directory: place.directory, waitMs: 60_000, ...options });
    return database.db;
  };
  const answers = async () => (await sql<{ one: number }>`select 1 as one`.execute(database!.db)).rows[0]!.one === 1;
  afterEach(async () => {
    await database?.close();
    await place.remove();
    database = undefined;
  });

  it('survives 5,000 SQL errors in a row', { timeout: 300_000 }, async () => {
    const db = await open();
    let refused = 0;
    for (let count = 0; count < 5_000; count++)
      await sql`select 1 / 0`.execute(db).catch((error) => {
        refused += error.code === '22012' ? 1 : 0;
      });
    expect(refused).toBe(5_000);
    expect(await answers()).toBe(true);
  });

  it('ends a transaction that meets hundreds of errors before they kill the instance', async () => {
    const db = await open();
    const transaction = db.transaction().execute(async (trx) => {
      for (let count = 0; count < 5_000; count++) {
        await sql`savepoint attempt`.execute(trx);
        await sql`select 1 / 0`.execute(trx).catch(() => undefined);
        await sql`rollback to savepoint attempt`.execute(trx);
      }
    });
    await expect(transaction).rejects.toThrow(DatabaseBusyError);
    expect(await answers()).toBe(true);
  });

  it('stops a runaway query, keeps nothing of its transaction, and answers again', async () => {
    const db = await open({ statementTimeoutMs: 1_500 });
    await sql`create table kept (number integer)`.execute(db);
    const transaction = db.transaction().execute(async (trx) => {
      await sql`insert into kept values (1)`.execute(trx);
      await RUNAWAY.execute(trx);
    });
    await expect(transaction).rejects.toThrow(QueryTimeoutError);
    expect((await sql`select number from kept`.execute(db)).rows).toEqual([]);
  });

  it('tells a request that would wait too long that it is busy', async () => {
    const db = await open({ statementTimeoutMs: 3_000, waitMs: 300 });
    const runaway = RUNAWAY.execute(db);
    await expect(sql`select 1`.execute(db)).rejects.toThrow(DatabaseBusyError);
    await expect(runaway).rejects.toThrow(QueryTimeoutError);
    await expect.poll(() => answers().catch(() => false), { timeout: 30_000 }).toBe(true);
  });

  it('does not block the thread of the program while it works', async () => {
    const db = await open({ statementTimeoutMs: 3_000 });
    let ticks = 0;
    const ticking = setInterval(() => {
      ticks += 1;
    }, 20);
    await RUNAWAY.execute(db).catch(() => undefined);
    clearInterval(ticking);
    expect(ticks).toBeGreaterThan(30);
  });

  it('finishes the queries in flight before it closes', async () => {
    const db = await open();
    const slow = sql<{ count: number }>`select count(*) from generate_series(1, 3000000)`.execute(db);
    await new Promise((resolve) => setTimeout(resolve, 20));
    await Promise.all([database!.close(), expect(slow).resolves.toMatchObject({ rows: [{ count: 3_000_000 }] })]);
    database = undefined;
  });

  it('forces every commit to the disk', async () => {
    place = await testDirectory('filled');
    const fsync = vi.spyOn(fs, 'fsyncSync');
    const pglite = await openPglite(place.directory);
    await pglite.exec('create table written (number integer)');
    for (let number = 1; number <= 5; number++) {
      fsync.mockClear();
      await pglite.exec(`insert into written values (${number})`);
      expect(fsync).toHaveBeenCalled();
    }
    await pglite.close();
    fsync.mockRestore();
  });
});
