import { fetchLayersInForce } from '../db/fetch-layers-in-force.ts';
import type { IsoDate } from '../domain/units.ts';
import type { UploadedFile } from '../import/formats.ts';
import type { ImportRequest } from '../import/import-options.ts';
import type { Database } from './database.ts';
import { importLayer } from './import-layer.ts';

export type SampleFile = ImportRequest & { file: UploadedFile };

/**
 * Imports the sample where no layer is in force yet, reading it only then; all of it or none. Answers whether it did.
 * Throws where a file of the sample cannot be imported.
 */
export async function loadSample(
  db: Database,
  readSample: () => Promise<SampleFile[]>,
  today: IsoDate,
): Promise<boolean> {
  if ((await fetchLayersInForce(db, today)).length > 0) return false;
  const sample = await readSample();
  await db.transaction().execute(async (trx) => {
    for (const { file, role, options } of sample) {
      const imported = await importLayer(trx, file, { role, options }, today);
      if (!imported.ok) throw new Error(`The sample's ${file.name} cannot be imported: ${imported.reason}`);
    }
  });
  return true;
}
