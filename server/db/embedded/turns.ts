import { DatabaseBusyError } from '../database-errors.ts';

/** One at a time, first come first served. */
export class Turns {
  #isTaken = false;
  readonly #waiting: (() => void)[] = [];

  /** Waits for the turn; rejects with `DatabaseBusyError` where it does not come in time. */
  take(waitMs: number): Promise<void> {
    if (!this.#isTaken) {
      this.#isTaken = true;
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(begin), 1);
        reject(new DatabaseBusyError('The database is busy with another request.'));
      }, waitMs);
      const begin = () => {
        clearTimeout(timer);
        resolve();
      };
      this.#waiting.push(begin);
    });
  }

  give(): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#isTaken = false;
    else next();
  }
}
