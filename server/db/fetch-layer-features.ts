import { type Kysely, sql } from 'kysely';
import { SURROUNDINGS } from '../domain/measurement/footprint.ts';
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

const between = (least: number, value: number, most: number) => Math.min(Math.max(value, least), most);

/** What of a box lies in the county's surroundings, beyond which there is no feature and no plane; at least a corner of them. */
function withinSurroundings([west, south, east, north]: Box): Box {
  const lon = (value: number) => between(SURROUNDINGS.west, value, SURROUNDINGS.east);
  const lat = (value: number) => between(SURROUNDINGS.south, value, SURROUNDINGS.north);
  return [lon(west), lat(south), lon(east), lat(north)];
}

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
    ? sql`and geometry && ST_Transform(ST_Segmentize(ST_MakeEnvelope(${sql.join(withinSurroundings(box))}, 4269), 0.1), 2260)`
    : sql``;
  const { rows } = await sql<FetchedFeature>`
    select feature_id as id, name, zone, width_ft as "widthFt", attributes, ST_AsGeoJSON(ST_Transform(geometry, 4269), 9, 0)::json as geometry
    from layer_feature where layer_version_id = ${versionId} ${inBox}
    order by layer_feature.id limit ${limit}`.execute(db);
  return rows;
}
