import { type Kysely, sql } from 'kysely';
import type { Schema } from './schema.ts';

export interface Parcel {
  id: string;
  versionId: number;
  printKey: string | null;
  address: string | null;
  /** lon, lat of a place inside. */
  point: [number, number];
  /** GeoJSON, lon/lat. */
  geometry: { type: string; coordinates: unknown[] };
}

const MOST = 20;

/** Parcels whose tax-map number or address holds the text, without regard to case; the one that equals it first. */
export async function fetchParcels(db: Kysely<Schema>, versionIds: number[], text: string): Promise<Parcel[]> {
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  const { rows } = await sql<Parcel>`
    select id, version_id as "versionId", print_key as "printKey", address, geojson as geometry,
      json_build_array(ST_X(inside), ST_Y(inside)) as point
    from (
      select f.feature_id as id, v.id as version_id, f.attributes ->> (v.mapping ->> 'printKey') as print_key,
        f.attributes ->> (v.mapping ->> 'address') as address,
        ST_AsGeoJSON(ST_Transform(f.geometry, 4269), 9, 0)::json as geojson, ST_Transform(ST_PointOnSurface(f.geometry), 4269) as inside
      from layer_feature f join layer_version v on v.id = f.layer_version_id
      where v.id = any(${versionIds}::integer[])
        and (f.attributes ->> (v.mapping ->> 'printKey') ilike ${pattern} or f.attributes ->> (v.mapping ->> 'address') ilike ${pattern})
    ) found
    order by lower(coalesce(print_key, '')) <> lower(${text}) and lower(coalesce(address, '')) <> lower(${text}), print_key, address, id
    limit ${MOST}`.execute(db);
  return rows;
}
