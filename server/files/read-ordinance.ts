import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseOrdinance } from '../domain/ordinance/parse-ordinance.ts';
import type { Ordinance } from '../domain/ordinance/provision.ts';

/**
 * Reads every JSON file of a folder such as `data/ordinance` and checks them together.
 *
 * @throws Error naming the file and the field that is wrong
 */
export async function readOrdinance(folder: string): Promise<Ordinance> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json'));
  const files = await Promise.all(
    names.map(async (name) => ({ name, content: parseJson(name, await readFile(join(folder, name), 'utf8')) })),
  );
  return parseOrdinance(files);
}

function parseJson(name: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${name}: not valid JSON: ${error instanceof Error ? error.message : error}`);
  }
}
