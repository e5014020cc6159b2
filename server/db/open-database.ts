import type { Kysely } from 'kysely';
import { type EmbeddedOptions, openEmbedded } from './embedded/open-embedded.ts';
import { openServer, type ServerOptions } from './open-server.ts';
import type { Schema } from './schema.ts';

export interface Database {
  db: Kysely<Schema>;
  engine: 'embedded' | 'server';
  /** Waits for the queries in flight, then closes. */
  close(): Promise<void>;
}

/**
 * Opens the embedded database of a directory (made where there is none) or a PostgreSQL server; both behave alike. A statement may run
 * for `statementTimeoutMs` (10 s). Throws with a sentence for the user; `DatabaseInUseError` where the directory is open already.
 */
export function openDatabase(
  options: EmbeddedOptions | ServerOptions,
  onProgress: (message: string) => void = () => undefined,
): Promise<Database> {
  return options.engine === 'server' ? openServer(options) : openEmbedded(options, onProgress);
}
