import { Transaction } from 'kysely';
import { insertLayerFeatures } from '../db/insert-layer-features.ts';
import { insertLayerVersion } from '../db/insert-layer-version.ts';
import type { Schema } from '../db/schema.ts';
import { layerLabel } from '../domain/layer.ts';
import type { IsoDate } from '../domain/units.ts';
import { batchByVertices } from '../import/batch-by-vertices.ts';
import type { Watch } from '../import/place-layer.ts';
import type { Database } from './database.ts';
import type { PreparedImport } from './prepare-import.ts';

export interface WrittenImport {
  versionId: number;
  /** `role/name@version`. */
  label: string;
  featureCount: number;
}

async function writeVersion(
  trx: Transaction<Schema>,
  prepared: PreparedImport,
  today: IsoDate,
  watch: Watch,
): Promise<WrittenImport> {
  const { request, features, layerName } = prepared;
  const { versionId, version } = await insertLayerVersion(trx, {
    role: request.role,
    name: layerName,
    from: request.options.from ?? null,
    today,
    sourceFile: prepared.fileName,
    sourceSha256: prepared.sha256,
    sourceCrs: prepared.crs,
    attribution: request.options.attribution ?? null,
    accuracyFt: prepared.accuracyFt,
    defaultWidthFt: prepared.defaultWidthFt,
    illustrative: request.options.illustrative ?? false,
    featureCount: features.length,
    coverage: prepared.coverage,
    mapping: prepared.mapping,
    notes: prepared.notes,
  });
  let done = 0;
  for (const batch of batchByVertices(features)) {
    watch.signal?.throwIfAborted();
    await insertLayerFeatures(trx, versionId, batch);
    done += batch.length;
    watch.onProgress?.(done, features.length);
  }
  watch.signal?.throwIfAborted();
  const label = layerLabel({ role: request.role, name: layerName, version });
  return { versionId, label, featureCount: features.length };
}

/**
 * Writes a prepared import as the next version of its layer, all or nothing: in a transaction of its own, or in the one given.
 * The first version is in force from the beginning, a later one from `today`, unless the request says from when.
 * Must not be called while the import has problems. An aborted `watch` rolls back and throws its reason.
 */
export async function writeImport(
  db: Database,
  prepared: PreparedImport,
  today: IsoDate,
  watch: Watch = {},
): Promise<WrittenImport> {
  if (prepared.problems.length > 0) throw new Error('an import with problems cannot be written');
  if (db instanceof Transaction) return writeVersion(db, prepared, today, watch);
  return db.transaction().execute((trx) => writeVersion(trx, prepared, today, watch));
}
