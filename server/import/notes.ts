/** What the reader did to the file that the user should know; `rows` count from 1. */
export interface Note {
  text: string;
  rows: number[];
}

const MAX_ROWS_KEPT = 100;
const MAX_ROWS_NAMED = 8;

/** A note; of its rows the first 100 are kept. */
export const note = (text: string, rows: number[] = []): Note => ({ text, rows: rows.slice(0, MAX_ROWS_KEPT) });

/** `1 area`, `6 areas`; `plural` where an s will not do. */
export const counted = (count: number, singular: string, plural = `${singular}s`): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? singular : plural}`;

/** `row 2`, `rows 2, 4, 5 and 8`, `rows 1, 2, 3, 4, 5, 6, 7, 8 and 503 more`. */
export function rowList(rows: number[]): string {
  const named = rows.slice(0, MAX_ROWS_NAMED).map(String);
  const rest = rows.length - named.length;
  const parts = rest > 0 ? [...named, `${rest} more`] : named;
  const last = parts.pop();
  return `${rows.length === 1 ? 'row' : 'rows'} ${parts.length > 0 ? `${parts.join(', ')} and ${last}` : last}`;
}
