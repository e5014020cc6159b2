import { sql, type Transaction } from 'kysely';
import type { LayerRole } from '../domain/layer.ts';
import type { Feet, IsoDate } from '../domain/units.ts';
import type { Schema } from './schema.ts';

export interface NewLayerVersion {
  role: LayerRole;
  name: string;
  /** null: from the beginning for the first version of a layer, else from `today`. */
  from: IsoDate | null;
  today: IsoDate;
  sourceFile: string;
  sourceSha256: string;
  sourceCrs: string;
  attribution: string | null;
  accuracyFt: Feet;
  defaultWidthFt: Feet | null;
  illustrative: boolean;
  featureCount: number;
  /** GeoJSON MultiPolygon in EPSG:2260, valid. */
  coverage: object | null;
  mapping: Record<string, string>;
  notes: unknown[];
}

/** Locks the layer, so that two imports of the same one get different versions. */
async function lockLayer(trx: Transaction<Schema>, role: LayerRole, name: string): Promise<number> {
  await trx
    .insertInto('layer')
    .values({ role, name })
    .onConflict((conflict) => conflict.columns(['role', 'name']).doNothing())
    .execute();
  const layer = await trx
    .selectFrom('layer')
    .select('id')
    .where('role', '=', role)
    .where('name', '=', name)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return layer.id;
}

/** Adds the next version of the layer of that role and name; its features are added in the same transaction. */
export async function insertLayerVersion(
  trx: Transaction<Schema>,
  given: NewLayerVersion,
): Promise<{ versionId: number; version: number }> {
  const layerId = await lockLayer(trx, given.role, given.name);
  const latest = await trx
    .selectFrom('layer_version')
    .select((eb) => eb.fn.max('version').as('version'))
    .where('layer_id', '=', layerId)
    .executeTakeFirst();
  const version = (latest?.version ?? 0) + 1;
  const inForceFrom = given.from ?? (version === 1 ? null : given.today);
  const coverage = given.coverage === null ? null : JSON.stringify(given.coverage);
  const { rows } = await sql<{ id: number }>`
    insert into layer_version (layer_id, version, in_force_from, imported_at, source_file, source_sha256, source_crs, attribution,
      accuracy_ft, default_width_ft, illustrative, feature_count, coverage, mapping, notes)
    values (${layerId}, ${version}, ${inForceFrom}::date, now(), ${given.sourceFile}, ${given.sourceSha256}, ${given.sourceCrs},
      ${given.attribution}, ${given.accuracyFt}, ${given.defaultWidthFt}, ${given.illustrative}, ${given.featureCount},
      ST_SetSRID(ST_Multi(ST_GeomFromGeoJSON(${coverage}::text)), 2260), ${JSON.stringify(given.mapping)}::text::jsonb,
      ${JSON.stringify(given.notes)}::text::jsonb)
    returning id`.execute(trx);
  return { versionId: rows[0]!.id, version };
}
