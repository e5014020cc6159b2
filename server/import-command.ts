import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { readConfig } from './config.ts';
import type { UploadedFile } from './import/formats.ts';
import type { ImportRequest } from './import/import-options.ts';
import { MAX_BYTES } from './import/limits.ts';
import { counted } from './import/notes.ts';
import { parseImportArguments, USAGE, UsageError } from './import-arguments.ts';
import { openConfiguredDatabase } from './open-configured-database.ts';
import { todayInNewYork } from './today.ts';
import { acceptGuesses } from './usecases/accept-guesses.ts';
import type { Database } from './usecases/database.ts';
import { type PreparedImport, prepareImport } from './usecases/prepare-import.ts';
import { writeImport } from './usecases/write-import.ts';

/** The import was not made; the message is the reason, for the console. */
class NotImported extends Error {}

const print = (text: string) => process.stdout.write(`${text}\n`);

async function readInput(path: string): Promise<UploadedFile> {
  const found = await stat(path).catch(() => undefined);
  if (!found?.isFile()) throw new NotImported(`There is no file ${path}.`);
  if (found.size > MAX_BYTES) throw new NotImported(`${path} is larger than ${MAX_BYTES / 1024 / 1024} MB.`);
  return { name: basename(path), bytes: await readFile(path) };
}

async function readCoverageFile(path: string | undefined): Promise<unknown> {
  if (path === undefined) return undefined;
  const { bytes } = await readInput(path);
  try {
    return JSON.parse(bytes.toString('utf8').replace(/^\uFEFF/, ''));
  } catch {
    throw new NotImported(`${path} is not valid JSON.`);
  }
}

function describe(prepared: PreparedImport): string {
  const [west, south, east, north] = prepared.extent.map((degrees) => degrees.toFixed(4));
  const mapped = prepared.targets.map(({ target, label, candidates }) => {
    const several =
      candidates.length > 1 ? ` (could be ${candidates.join(' or ')}: say which with --map ${target}=…)` : '';
    return `  ${label}: ${prepared.mapping[target] ?? `not mapped${several}`}`;
  });
  return [
    `${prepared.format}: ${counted(prepared.features.length, 'feature')} for ${prepared.request.role}/${prepared.layerName}`,
    `Coordinates: ${prepared.crs}`,
    `Extent: longitude ${west} to ${east}, latitude ${south} to ${north}`,
    prepared.request.options.mapping ? 'Attributes:' : 'Attributes, guessed from their names:',
    ...mapped,
    ...prepared.notes.map(({ text }) => `Note: ${text}`),
  ].join('\n');
}

async function importFile(db: Database, file: UploadedFile, request: ImportRequest, yes: boolean): Promise<void> {
  const outcome = await prepareImport(db, file, request);
  if (outcome.verdict === 'refuse') throw new NotImported(outcome.reason);
  if (outcome.verdict === 'ask') {
    const answer = outcome.option === 'shapefile' ? '--shapefile NAME' : '--treat-as-nad83';
    throw new NotImported(`${outcome.question} Answer with ${answer}.`);
  }
  print(describe(outcome.prepared));
  const prepared = yes ? acceptGuesses(outcome.prepared) : outcome.prepared;
  const open = prepared.problems.map(({ detail }) => detail);
  if (!yes) throw new NotImported([...open, 'Nothing was written: add --yes to import it.'].join('\n'));
  if (open.length > 0) throw new NotImported(open.join('\n'));
  const { label, featureCount } = await writeImport(db, prepared, todayInNewYork());
  const { from } = request.options;
  print(
    `Imported ${label}: ${counted(featureCount, 'feature')}${from === undefined ? '' : `, in force from ${from}`}.`,
  );
}

async function run(args: string[]): Promise<void> {
  const { file, coverageFile, yes, request } = parseImportArguments(args);
  const input = await readInput(file);
  const options = { ...request.options, coverage: await readCoverageFile(coverageFile) };
  const database = await openConfiguredDatabase(readConfig(process.env), print);
  try {
    await importFile(database.db, input, { ...request, options }, yes);
  } finally {
    await database.close();
  }
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  const isUsage = error instanceof UsageError;
  process.stderr.write(
    `${error instanceof Error ? error.message.slice(0, 2_000) : error}\n${isUsage ? `\n${USAGE}\n` : ''}`,
  );
  process.exitCode = isUsage ? 2 : 1;
}
