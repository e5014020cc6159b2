import { type ImportOptions, importOptionsSchema } from './contract/imports.ts';
import { z } from './contract/registry.ts';
import { unacceptable } from './problem.ts';

/** A field of a multipart request that holds JSON; nothing is an empty object. */
export function parseJsonField(value: unknown): unknown {
  if (value === undefined || value === '') return {};
  try {
    return JSON.parse(String(value));
  } catch {
    throw unacceptable([{ pointer: '/options', detail: 'The field "options" is not valid JSON.' }]);
  }
}

/** The import options of a multipart request. */
export function parseOptionsField(value: unknown): ImportOptions {
  return z.object({ options: importOptionsSchema }).parse({ options: parseJsonField(value) }).options;
}
