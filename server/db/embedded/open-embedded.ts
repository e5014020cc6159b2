import { mkdir } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { PostgresDialect } from 'kysely';
import { createGuardedKysely } from '../guarded-kysely.ts';
import type { Database } from '../open-database.ts';
import { createDirectory } from './create-directory.ts';
import { lockDirectory } from './directory-lock.ts';
import { EmbeddedPool } from './embedded-pool.ts';
import { EmbeddedSession } from './embedded-session.ts';

export interface EmbeddedOptions {
  engine: 'embedded';
  /** The database's own directory; its parent is made where there is none. */
  directory: string;
  statementTimeoutMs?: number;
  /** How long a request waits for the one connection, or for a reopening, before it gets `DatabaseBusyError` (15 s). */
  waitMs?: number;
}

/** Locks the directory, makes the database in it where there is none, and opens it in a worker thread. */
export async function openEmbedded(
  { directory: given, statementTimeoutMs = 10_000, waitMs = 15_000 }: EmbeddedOptions,
  onProgress: (message: string) => void,
): Promise<Database> {
  const directory = resolve(given);
  await mkdir(dirname(directory), { recursive: true });
  const unlock = await lockDirectory(directory);
  try {
    onProgress(
      'Using the embedded database, which is for trying. Production is PostgreSQL 15 or later with PostGIS 3.3 or later: set DATABASE_URL.',
    );
    await createDirectory(directory, onProgress);
    onProgress('Opening the database …');
    const start = () => EmbeddedSession.start(directory, statementTimeoutMs);
    const first = await start().catch(() => {
      throw new Error(
        `The database in ${directory} cannot be opened; restore it from a copy, or name another directory.`,
      );
    });
    const pool = new EmbeddedPool(first, start, waitMs);
    const db = await createGuardedKysely(new PostgresDialect({ pool }));
    const close = () => db.destroy().finally(unlock);
    return { db, engine: 'embedded', close };
  } catch (error) {
    await unlock();
    throw error;
  }
}
