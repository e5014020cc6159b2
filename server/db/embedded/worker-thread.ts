import { Worker } from 'node:worker_threads';
import { DatabaseBusyError, QueryTimeoutError } from '../database-errors.ts';
import type { Answer, Request, WorkerTask } from './worker-messages.ts';

const LOST = 'The embedded database stopped unexpectedly; it is being reopened.';

const quoted = (path: string) => JSON.stringify(new URL(path, import.meta.url).href);

/** Where the program runs from its TypeScript source, as tests do, the thread first has to learn to read it. */
const fromSource = () =>
  `import('tsx/esm/api').then(({ tsImport }) => tsImport(${quoted('./worker.ts')}, ${quoted('./')}));`;

function startWorker(workerData: WorkerTask): Worker {
  if (import.meta.url.endsWith('.ts')) return new Worker(fromSource(), { workerData, eval: true, execArgv: [] });
  return new Worker(new URL('./worker.js', import.meta.url), { workerData, execArgv: [] });
}

/** A thread with the embedded database in it; it takes one request at a time. */
export class WorkerThread {
  readonly #worker: Worker;
  #lost: Error | undefined;
  #settle: ((outcome: Answer | Error) => void) | undefined;

  constructor(task: WorkerTask) {
    this.#worker = startWorker(task);
    this.#worker.on('message', (answer: Answer) => this.#settle?.(answer));
    this.#worker.on('error', () => this.#lose(new DatabaseBusyError(LOST)));
    this.#worker.on('exit', () => this.#lose(new DatabaseBusyError(LOST)));
  }

  /** Why the thread can be asked no more; undefined while it can. */
  get lost(): Error | undefined {
    return this.#lost;
  }

  /** Sends a request and waits for its answer; ends the thread and rejects with `QueryTimeoutError` where that takes too long. */
  ask(request: Request, timeoutMs: number): Promise<Answer> {
    const answer = this.next(timeoutMs);
    if (this.#lost === undefined) this.#worker.postMessage(request);
    return answer;
  }

  /** Waits for the next message of the thread. */
  next(timeoutMs: number): Promise<Answer> {
    if (this.#lost !== undefined) return Promise.reject(this.#lost);
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#lose(
          new QueryTimeoutError(`The statement was stopped after ${timeoutMs / 1000} s; nothing of it was kept.`),
        );
        void this.#worker.terminate();
      }, timeoutMs);
      this.#settle = (outcome) => {
        clearTimeout(timer);
        this.#settle = undefined;
        if (outcome instanceof Error) reject(outcome);
        else resolve(outcome);
      };
    });
  }

  /** Ends the thread at once, as if its process were killed: what was not committed is gone. */
  async end(): Promise<void> {
    this.#lose(new DatabaseBusyError(LOST));
    await this.#worker.terminate();
  }

  #lose(reason: Error): void {
    this.#lost ??= reason;
    this.#settle?.(this.#lost);
  }
}
