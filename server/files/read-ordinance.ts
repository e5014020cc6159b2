import { readdir } from 'node:fs/promises';
import { parseOrdinance } from '../domain/ordinance/parse-ordinance.ts';
import type { Ordinance } from '../domain/ordinance/provision.ts';
import { readDataFile } from './read-data-file.ts';

/**
 * Reads every JSON file of a folder such as `data/ordinance` and checks them together.
 *
 * @throws Error naming the file and the field that is wrong
 */
export async function readOrdinance(folder: string): Promise<Ordinance> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json'));
  return parseOrdinance(await Promise.all(names.map((name) => readDataFile(folder, name))));
}
