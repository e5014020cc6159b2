import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../server/db/open-database.ts';
import { runOnServer } from '../fixtures/database-templates.ts';
import { engines } from '../fixtures/databases.ts';

const serverUrl = process.env.TEST_DATABASE_URL;
if (serverUrl === undefined)
  console.warn('TEST_DATABASE_URL is not set: the database tests run on the embedded engine only.');

const refusalOf = (url: string) =>
  openDatabase({ engine: 'server', url }).then(
    () => 'none',
    (error: Error) => error.message,
  );

describe('a server that cannot be used', () => {
  it('is refused with a sentence that does not hold the password', async () => {
    expect(await refusalOf('postgres://clerk:secret@127.0.0.1:1/village')).toBe(
      'The database of DATABASE_URL cannot be used: nothing answers there (ECONNREFUSED).',
    );
  });

  it.skipIf(!serverUrl)('is refused with a sentence where it has no such database', async () => {
    const url = Object.assign(new URL(serverUrl!), { pathname: 'no_such_village' }).href;
    expect(await refusalOf(url)).toBe('The database of DATABASE_URL cannot be used: it has no database of that name.');
  });
});

describe.skipIf(!serverUrl)('the server engine', () => {
  let database: Database;
  beforeAll(async () => {
    database = await engines.find(({ name }) => name === 'server')!.open();
    await sql`create table kept (number integer)`.execute(database.db);
  });
  afterAll(() => database?.close());

  async function cutConnections(): Promise<void> {
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(database.db);
    await runOnServer(
      serverUrl!,
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${rows[0]!.name}'`,
    );
  }
  const answers = async () => (await sql<{ one: number }>`select 1 as one`.execute(database.db)).rows[0]!.one === 1;

  it('survives the loss of its idle connections', async () => {
    await Promise.all([answers(), answers(), answers()]);
    await cutConnections();
    await expect.poll(() => answers().catch(() => false)).toBe(true);
  });

  it('survives the loss of a connection inside a transaction, and keeps nothing of it', async () => {
    const transaction = database.db.transaction().execute(async (trx) => {
      await sql`insert into kept values (1)`.execute(trx);
      const { rows: own } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
      await runOnServer(serverUrl!, `select pg_terminate_backend(${own[0]!.pid})`);
      await sql`insert into kept values (2)`.execute(trx);
    });
    await expect(transaction).rejects.toThrow();
    expect((await sql`select number from kept`.execute(database.db)).rows).toEqual([]);
  });

  it('stops a runaway query', async () => {
    const short = await openDatabase({
      engine: 'server',
      url: serverUrl!,
      statementTimeoutMs: 300,
    });
    await expect(sql`select pg_sleep(5)`.execute(short.db)).rejects.toMatchObject({ code: '57014' });
    await short.close();
  });
});
