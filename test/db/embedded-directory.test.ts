import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DatabaseInUseError } from '../../server/db/database-errors.ts';
import { lockByFile } from '../../server/db/embedded/directory-lock.ts';
import { migrate } from '../../server/db/migrate.ts';
import { type Database, openDatabase } from '../../server/db/open-database.ts';
import { type TestDirectory, testDirectory } from '../fixtures/embedded-directory.ts';
import { runDatabaseProcess } from '../fixtures/run-process.ts';

/** When, after the making has begun, the process is killed, ms: a making takes about ten seconds. */
const KILLS_AFTER_MS = [0, 300, 800, 1_500, 2_500, 3_500, 4_500, 6_000, 7_500, 9_000];

let place: TestDirectory;
const open = () => openDatabase({ engine: 'embedded', directory: place.directory, waitMs: 60_000 });

async function fetchWritten({ db }: Database): Promise<number> {
  const { rows } = await sql<{ last: number; count: number }>`
    select coalesce(max(number), 0) as last, count(*) as count from written`.execute(db);
  expect(rows[0]!.count).toBe(rows[0]!.last);
  return rows[0]!.last;
}

describe('the directory of an embedded database', () => {
  beforeEach(async () => {
    place = await testDirectory('filled');
  });
  afterEach(() => place.remove());

  it('is refused to a second process, which loses nothing of the first one’s', async () => {
    const first = runDatabaseProcess('write', place.directory);
    await first.says((line) => Number(line) >= 50);
    const second = runDatabaseProcess('open', place.directory);
    expect(await second.exitCode()).toBe(1);
    expect(second.lines.at(-1)).toMatch(/^DatabaseInUseError: The database in .* is in use by another process/);
    const acknowledged = Number(first.lines.at(-1));
    await first.says((line) => Number(line) >= acknowledged + 50);
    await first.kill();
    const database = await open();
    expect(await fetchWritten(database)).toBeGreaterThanOrEqual(Number(first.lines.at(-1)));
    await database.close();
  });

  it('is refused to a second opening in the same process, and free after the first one closes', async () => {
    const database = await open();
    await expect(open()).rejects.toThrow(DatabaseInUseError);
    await database.close();
    await (await open()).close();
  });

  it('keeps every acknowledged write when its process is killed', async () => {
    const writer = runDatabaseProcess('write', place.directory);
    await writer.says((line) => Number(line) >= 300);
    await writer.kill();
    const database = await open();
    const acknowledged = Number(writer.lines.at(-1));
    expect(acknowledged).toBeGreaterThanOrEqual(300);
    expect(await fetchWritten(database)).toBeGreaterThanOrEqual(acknowledged);
    await database.close();
  });

  it('is left alone where it holds something else', async () => {
    await rm(place.directory, { recursive: true });
    await mkdir(place.directory);
    await writeFile(join(place.directory, 'minutes.txt'), 'of the board');
    await expect(open()).rejects.toThrow(/holds files that are not a database/);
    expect(existsSync(join(place.directory, 'minutes.txt'))).toBe(true);
  });

  it('is refused with a sentence where its files are spoilt', async () => {
    await rm(join(place.directory, 'global'), { recursive: true });
    await expect(open()).rejects.toThrow(/cannot be opened; restore it from a copy/);
  });

  it('is refused where a later version of the program has migrated it', async () => {
    const database = await open();
    await sql`insert into kysely_migration (name, timestamp) values ('9999-later', 'later')`.execute(database.db);
    await expect(migrate(database.db)).rejects.toThrow(/made by a later version of this program \(it has 9999-later\)/);
    await database.close();
  });

  it('is locked by a file where there are no abstract sockets, and a dead process’s lock is no lock', async () => {
    const unlock = await lockByFile(place.directory);
    await expect(lockByFile(place.directory)).rejects.toThrow(DatabaseInUseError);
    await unlock();
    const dead = runDatabaseProcess('open', join(place.directory, 'minutes'));
    await dead.kill();
    await writeFile(`${place.directory}.lock`, String(dead.pid));
    await (await lockByFile(place.directory))();
    expect(existsSync(`${place.directory}.lock`)).toBe(false);
  });
});

describe('the first start of an embedded database', () => {
  it('killed at ten moments, always leaves a directory that opens', { timeout: 300_000 }, async () => {
    place = await testDirectory('absent');
    for (const delay of KILLS_AFTER_MS) {
      const starting = runDatabaseProcess('open', place.directory);
      await starting.says((line) => line.startsWith('Making the database'));
      await wait(delay);
      await starting.kill();
      if (!existsSync(place.directory)) continue;
      await (await open()).close();
      await rm(place.directory, { recursive: true });
    }
    const database = await open();
    expect(await migrate(database.db)).toContain('0001-create-layers');
    await database.close();
    await place.remove();
  });
});
