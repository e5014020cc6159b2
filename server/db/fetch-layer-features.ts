import { type Kysely, sql } from 'kysely';
import type { Zone } from '../domain/measurement/site.ts';
import type { Feet } from '../domain/units.ts';
import type { Schema } from './schema.ts';

export interface FetchedFeature {
  id: string;
  name: string | null;
  zone: Zone | null;
  widthFt: Feet | null;
  attributes: Record<string, unknown>;
  /** GeoJSON, lon/lat. */
  geometry: { type: string; coordinates: unknown[] };
}

/** west, south, east, north; degrees. */
export type Box = [number, number, number, number];

/** At most `limit` features of a layer version, in a box or all; undefined where there is no such version. */
export async function fetchLayerFeatures(
  db: Kysely<Schema>,
  versionId: number,
  box: Box | undefined,
  limit: number,
): Promise<FetchedFeature[] | undefined> {
  const version = await db.selectFrom('layer_version').select('id').where('id', '=', versionId).executeTakeFirst();
  if (!version) return undefined;
  const inBox = box
    ? sql`and geometry && ST_Transform(ST_Segmentize(ST_MakeEnvelope(${box[0]}, ${box[1]}, ${box[2]}, ${box[3]}, 4269), 0.1), 2260)`
    : sql``;
  const { rows } = await sql<FetchedFeature>`
    select feature_id as id, name, zone, width_ft as "widthFt", attributes, ST_AsGeoJSON(ST_Transform(geometry, 4269), 9, 0)::json as geometry
    from layer_feature where layer_version_id = ${versionId} ${inBox}
    order by layer_feature.id limit ${limit}`.execute(db);
  return rows;
}
