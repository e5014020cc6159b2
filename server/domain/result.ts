/** The outcome of code that can fail for a reason the user must read. */
export type Result<T> = { ok: true; value: T } | { ok: false; reason: string };

/** It went well. */
export const success = <T>(value: T): Result<T> => ({ ok: true, value });
/** It did not; the reason is a sentence for the user. */
export const failure = (reason: string): Result<never> => ({ ok: false, reason });
