import { sql, type Transaction } from 'kysely';
import type { Zone } from '../domain/measurement/site.ts';
import type { Feet } from '../domain/units.ts';
import type { Schema } from './schema.ts';

export interface NewLayerFeature {
  id: string;
  name: string | null;
  zone: Zone | null;
  widthFt: Feet | null;
  attributes: Record<string, unknown>;
  /** GeoJSON in EPSG:2260, valid. */
  geometry: object;
}

/** Adds features to a layer version, all of one call in one statement. */
export async function insertLayerFeatures(
  trx: Transaction<Schema>,
  versionId: number,
  features: NewLayerFeature[],
): Promise<void> {
  await sql`
    insert into layer_feature (layer_version_id, feature_id, name, zone, width_ft, attributes, geometry)
    select ${versionId}::integer, item ->> 'id', item ->> 'name', (item ->> 'zone')::smallint, (item ->> 'widthFt')::float8,
      (item -> 'attributes')::jsonb, ST_SetSRID(ST_GeomFromGeoJSON(item ->> 'geometry'), 2260)
    from json_array_elements(${JSON.stringify(features)}::text::json) with ordinality as given (item, place)
    order by place`.execute(trx);
}
