import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { DatabaseBusyError } from '../database-errors.ts';
import type { EmbeddedSession } from './embedded-session.ts';
import { Turns } from './turns.ts';

const CLOSE_WAIT_MS = 60_000;

/** Rejects with `DatabaseBusyError` where the reopening takes longer than a request may wait. */
async function within<T>(waitMs: number, opening: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const busy = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new DatabaseBusyError('The database is being reopened.')), waitMs);
  });
  return Promise.race([opening, busy]).finally(() => clearTimeout(timer));
}

/**
 * The embedded instance as a pool of one connection. A session that broke, or met too many errors, is replaced when its connection
 * comes back; a connection stays with the session it began on, so that a transaction never goes on in another one.
 */
export class EmbeddedPool implements PostgresPool {
  readonly #turns = new Turns();
  readonly #start: () => Promise<EmbeddedSession>;
  readonly #waitMs: number;
  #session: Promise<EmbeddedSession | undefined>;

  constructor(first: EmbeddedSession, start: () => Promise<EmbeddedSession>, waitMs: number) {
    this.#session = Promise.resolve(first);
    this.#start = start;
    this.#waitMs = waitMs;
  }

  async connect(): Promise<PostgresPoolClient> {
    await this.#turns.take(this.#waitMs);
    try {
      return this.#clientOf(await within(this.#waitMs, this.#fitSession()));
    } catch (error) {
      this.#turns.give();
      throw error;
    }
  }

  #clientOf(session: EmbeddedSession): PostgresPoolClient {
    const release = () => {
      if (!session.isFit) this.#replace(session);
      this.#turns.give();
    };
    const query = (sql: string, parameters: readonly unknown[]) => session.query(sql, parameters);
    return { query: query as PostgresPoolClient['query'], release };
  }

  async #fitSession(): Promise<EmbeddedSession> {
    const opening = this.#session;
    const current = await opening;
    if (current?.isFit) return current;
    if (this.#session === opening) this.#replace(current);
    const next = await this.#session;
    if (next === undefined) throw new DatabaseBusyError('The database could not be reopened.');
    return next;
  }

  #replace(old: EmbeddedSession | undefined): void {
    this.#session = Promise.resolve(old?.end())
      .then(() => this.#start())
      .catch(() => undefined);
  }

  /** Waits for the connection to come back, within reason, then closes the session. */
  async end(): Promise<void> {
    await this.#turns.take(CLOSE_WAIT_MS).catch(() => undefined);
    const session = await this.#session;
    await session?.end();
  }
}
