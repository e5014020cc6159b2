import { failure, type Result, success } from '../domain/result.ts';
import type { IsoDate } from '../domain/units.ts';
import type { UploadedFile } from '../import/formats.ts';
import type { ImportRequest } from '../import/import-options.ts';
import type { Watch } from '../import/place-layer.ts';
import type { Database } from './database.ts';
import { prepareImport } from './prepare-import.ts';
import { type WrittenImport, writeImport } from './write-import.ts';

/** Imports a file in one go, for layers whose options are settled beforehand. Fails with the question or the reason. */
export async function importLayer(
  db: Database,
  file: UploadedFile,
  request: ImportRequest,
  today: IsoDate,
  watch: Watch = {},
): Promise<Result<WrittenImport>> {
  const outcome = await prepareImport(db, file, request, watch);
  if (outcome.verdict === 'refuse') return failure(outcome.reason);
  if (outcome.verdict === 'ask') return failure(outcome.question);
  const { prepared } = outcome;
  if (prepared.problems.length > 0) return failure(prepared.problems.map(({ detail }) => detail).join(' '));
  return success(await writeImport(db, prepared, today, watch));
}
