import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DataFile } from '../domain/data-file.ts';

/** @throws Error naming the file that is missing or no JSON */
export async function readDataFile(folder: string, name: string): Promise<DataFile> {
  const text = await readFile(join(folder, name), 'utf8');
  try {
    return { name, content: JSON.parse(text) };
  } catch (error) {
    throw new Error(`${name}: not valid JSON: ${error instanceof Error ? error.message : error}`);
  }
}
