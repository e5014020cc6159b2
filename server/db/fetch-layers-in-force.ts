import { type Kysely, sql } from 'kysely';
import { type LayerInForce, withoutSample } from '../domain/layer.ts';
import type { IsoDate } from '../domain/units.ts';
import type { Schema } from './schema.ts';

/**
 * Of every layer the version in force on `asOf`: the latest from-date not after it, and of equal dates the higher version; the sample only of
 * roles that have no other layer.
 */
export async function fetchLayersInForce(db: Kysely<Schema>, asOf: IsoDate): Promise<LayerInForce[]> {
  const latest = await db
    .selectFrom('layer_version')
    .innerJoin('layer', 'layer.id', 'layer_version.layer_id')
    .distinctOn('layer.id')
    .select([
      'layer_version.id as versionId',
      'layer.role',
      'layer.name',
      'layer_version.version',
      'layer_version.in_force_from as inForceFrom',
      'layer_version.accuracy_ft as accuracyFt',
      'layer_version.default_width_ft as defaultWidthFt',
      'layer_version.illustrative',
      'layer_version.attribution',
      'layer_version.feature_count as featureCount',
    ])
    .where((eb) => eb.or([eb('in_force_from', 'is', null), eb('in_force_from', '<=', sql<IsoDate>`${asOf}::date`)]))
    .orderBy('layer.id')
    .orderBy(sql`layer_version.in_force_from desc nulls last`)
    .orderBy('layer_version.version', 'desc')
    .execute();
  return withoutSample(latest);
}
