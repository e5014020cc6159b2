import { readdir } from 'node:fs/promises';
import { type Kysely, type Migration, Migrator, sql } from 'kysely';
import type { Schema } from './schema.ts';

/** Beside the source and beside the compiled server alike. */
const FOLDER = new URL('../../migrations/', import.meta.url);
const MIGRATION_FILE = /^(\d{4}-[a-z0-9-]+)\.(ts|js)$/;

async function readMigrations(): Promise<Record<string, Migration>> {
  const files = (await readdir(FOLDER)).filter((file) => MIGRATION_FILE.test(file)).sort();
  const loaded = files.map(async (file) => [
    MIGRATION_FILE.exec(file)![1],
    await import(/* @vite-ignore */ new URL(file, FOLDER).href),
  ]);
  return Object.fromEntries(await Promise.all(loaded));
}

async function fetchApplied(db: Kysely<Schema>): Promise<string[]> {
  const { rows } = await sql<{ exists: boolean }>`select to_regclass('kysely_migration') is not null as exists`.execute(
    db,
  );
  if (!rows[0]?.exists) return [];
  const applied = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return applied.rows.map(({ name }) => name);
}

/**
 * Brings the tables up to this version of the program; answers the names of the migrations that were applied now. Throws with a
 * sentence where a later version of the program has worked on the database, and with the database's error where a migration fails.
 */
export async function migrate(db: Kysely<Schema>): Promise<string[]> {
  const migrations = await readMigrations();
  const unknown = (await fetchApplied(db)).filter((name) => !(name in migrations));
  if (unknown.length > 0)
    throw new Error(
      `The database was made by a later version of this program (it has ${unknown.join(', ')}); use that version.`,
    );
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
  return results.map(({ migrationName }) => migrationName);
}
