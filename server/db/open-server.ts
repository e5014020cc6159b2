import { type Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { createGuardedKysely } from './guarded-kysely.ts';
import type { Database } from './open-database.ts';
import { PreparingClient } from './preparing-client.ts';
import type { Schema } from './schema.ts';
import { getTypeParser } from './value-types.ts';

export interface ServerOptions {
  engine: 'server';
  /** `postgres://…`; never repeated in an error, as it may hold a password. */
  url: string;
  statementTimeoutMs?: number;
}

const MIN_POSTGRESQL = 15;
const MIN_POSTGIS = [3, 3] as const;
const CONNECTIONS = 10;
const CONNECT_TIMEOUT_MS = 10_000;

function createPool({ url, statementTimeoutMs = 10_000 }: ServerOptions): pg.Pool {
  const pool = new pg.Pool({
    Client: PreparingClient,
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: statementTimeoutMs,
    keepAlive: true,
    // Compiling a plan takes a second, and choosing one for each set of values twice as long as the query itself.
    options: '-c jit=off -c plan_cache_mode=force_generic_plan',
    application_name: 'groundwater-review',
    types: { getTypeParser: getTypeParser as typeof pg.types.getTypeParser },
  });
  const ignoreLostConnection = () => undefined;
  pool.on('error', ignoreLostConnection);
  pool.on('connect', (client) => client.on('error', ignoreLostConnection));
  return pool;
}

async function fetchVersions(db: Kysely<Schema>): Promise<{ postgresql: number; postgis: string | null }> {
  const { rows } = await sql<{ postgresql: number; postgis: string | null }>`
    select current_setting('server_version_num')::integer / 10000 as postgresql,
      (select coalesce(installed_version, default_version) from pg_available_extensions where name = 'postgis') as postgis`.execute(
    db,
  );
  return rows[0]!;
}

function refusalOf({ postgresql, postgis }: { postgresql: number; postgis: string | null }): string | undefined {
  if (postgresql < MIN_POSTGRESQL)
    return `The database server is PostgreSQL ${postgresql}; version ${MIN_POSTGRESQL} or later is needed.`;
  if (postgis === null) return 'The database server has no PostGIS; install its package on that server.';
  const [major = 0, minor = 0] = postgis.split('.').map(Number);
  if (major > MIN_POSTGIS[0] || (major === MIN_POSTGIS[0] && minor >= MIN_POSTGIS[1])) return undefined;
  return `The database server has PostGIS ${postgis}; version ${MIN_POSTGIS.join('.')} or later is needed.`;
}

/** Why a server cannot be used, in our own words: a raw message may repeat the address. */
function describe(error: unknown): string {
  const { code, message } = error as { code?: string; message?: string };
  if (code === '28P01' || code === '28000') return 'it refused the user or the password';
  if (code === '3D000') return 'it has no database of that name';
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND' || code === 'ETIMEDOUT') return `nothing answers there (${code})`;
  return code ?? (message?.includes('timeout') ? 'it did not answer in time' : 'the connection failed');
}

/** Opens a pool on a PostgreSQL server; throws with a sentence where it cannot be reached or is too old. */
export async function openServer(options: ServerOptions): Promise<Database> {
  const db = await createGuardedKysely(new PostgresDialect({ pool: createPool(options) }));
  const close = () => db.destroy();
  let refusal: string | undefined;
  try {
    refusal = refusalOf(await fetchVersions(db));
  } catch (error) {
    refusal = `The database of DATABASE_URL cannot be used: ${describe(error)}.`;
  }
  if (refusal === undefined) return { db, engine: 'server', close };
  await close();
  throw new Error(refusal);
}
