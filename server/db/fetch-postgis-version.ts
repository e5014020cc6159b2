import { type Kysely, sql } from 'kysely';
import type { Schema } from './schema.ts';

/** The version of PostGIS that answers, e.g. `3.6.2`. */
export async function fetchPostgisVersion(db: Kysely<Schema>): Promise<string> {
  const { rows } = await sql<{ version: string }>`select postgis_lib_version() as version`.execute(db);
  return rows[0]!.version;
}
