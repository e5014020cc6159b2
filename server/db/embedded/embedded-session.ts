import type { PostgresQueryResult } from 'kysely';
import pgUtils from 'pg/lib/utils.js';
import { DatabaseError, serialize } from 'pg-protocol';
import { DatabaseBusyError, SwallowedGeometryError } from '../database-errors.ts';
import { getTypeParser } from '../value-types.ts';
import type { StatementDone, StatementError } from './worker-messages.ts';
import { WorkerThread } from './worker-thread.ts';

const START_TIMEOUT_MS = 60_000;
const CLOSE_TIMEOUT_MS = 30_000;
/** Every SQL error leaks some of the instance's stack, which lasts for 500 errors at the least. */
const ERRORS_UNTIL_REOPENING = 200;
const ERRORS_AT_MOST = 400;

type QueryResult = PostgresQueryResult<Record<string, unknown>>;

const exactBytes = (buffer: Uint8Array) => new Uint8Array(buffer);

function stepsOf(sql: string, parameters: readonly unknown[]): Uint8Array[] {
  return [
    serialize.parse({ text: sql }),
    serialize.bind({ values: parameters.map(pgUtils.prepareValue) }),
    serialize.describe({ type: 'P' }),
    serialize.execute({}),
  ].map(exactBytes);
}

function toResult({ command, rowCount, fields, rows }: StatementDone): QueryResult {
  const columns = fields.map(({ name, oid }) => ({ name, parse: getTypeParser(oid) }));
  const toRow = (values: (string | null)[]) =>
    Object.fromEntries(
      columns.map(({ name, parse }, index) => {
        const text = values[index] ?? null;
        return [name, text === null ? null : parse(text)];
      }),
    );
  return { command: command as QueryResult['command'], rowCount: rowCount ?? 0, rows: rows.map(toRow) };
}

function toDatabaseError({ kind: _kind, message, ...fields }: StatementError): DatabaseError {
  return Object.assign(new DatabaseError(message, message.length, 'error'), fields);
}

/** One life of the embedded instance, from its opening to its end; statements run one after the other. */
export class EmbeddedSession {
  readonly #thread: WorkerThread;
  readonly #statementTimeoutMs: number;
  #last: Promise<unknown> = Promise.resolve();
  #fault: Error | undefined;
  #errors = 0;

  private constructor(thread: WorkerThread, statementTimeoutMs: number) {
    this.#thread = thread;
    this.#statementTimeoutMs = statementTimeoutMs;
  }

  static async start(directory: string, statementTimeoutMs: number): Promise<EmbeddedSession> {
    const thread = new WorkerThread({ directory, task: 'serve' });
    await thread.next(START_TIMEOUT_MS);
    return new EmbeddedSession(thread, statementTimeoutMs);
  }

  /** False once it must be replaced by a new one. */
  get isFit(): boolean {
    return this.#brokenBy === undefined && this.#errors < ERRORS_UNTIL_REOPENING;
  }

  get #brokenBy(): Error | undefined {
    return this.#fault ?? this.#thread.lost;
  }

  /** Rejects with PostgreSQL's error, or with the fault that ended this session, then and for every later statement. */
  query(sql: string, parameters: readonly unknown[]): Promise<QueryResult> {
    const result = this.#last.then(() => this.#run(sql, parameters));
    this.#last = result.catch(() => undefined);
    return result;
  }

  async #run(sql: string, parameters: readonly unknown[]): Promise<QueryResult> {
    if (this.#brokenBy !== undefined) {
      if (sql === 'rollback') return { command: 'ROLLBACK' as QueryResult['command'], rowCount: 0, rows: [] };
      throw this.#brokenBy;
    }
    const answer = await this.#thread.ask(
      { kind: 'statement', steps: stepsOf(sql, parameters) },
      this.#statementTimeoutMs,
    );
    if (answer.kind === 'done') return toResult(answer);
    if (answer.kind === 'error') {
      this.#countError();
      throw toDatabaseError(answer);
    }
    this.#fault = new SwallowedGeometryError('The geometry library failed on this statement; nothing of it was kept.');
    await this.#thread.end();
    throw this.#fault;
  }

  #countError(): void {
    this.#errors += 1;
    if (this.#errors >= ERRORS_AT_MOST)
      this.#fault = new DatabaseBusyError('The transaction met too many errors; the database is being reopened.');
  }

  /** Closes in order, or, when broken, ends at once. */
  async end(): Promise<void> {
    await this.#last;
    if (this.#brokenBy === undefined)
      await this.#thread.ask({ kind: 'close' }, CLOSE_TIMEOUT_MS).catch(() => undefined);
    await this.#thread.end();
  }
}
