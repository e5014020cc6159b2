import type { PreparedImport } from './prepare-import.ts';

/**
 * Takes the guessed mapping as confirmed, for a user who said so beforehand. A guess stands only where exactly one attribute fits:
 * a required target without one stays a problem, and another stays unmapped.
 */
export function acceptGuesses(prepared: PreparedImport): PreparedImport {
  return { ...prepared, problems: prepared.problems.filter(({ pointer }) => pointer !== '/mapping') };
}
