import { type Kysely, sql } from 'kysely';
import { GRID_FT } from './overlay-grid.ts';
import type { Schema } from './schema.ts';

export interface ZoneOverlap {
  stricter: number;
  wider: number;
  /** Square US survey feet. */
  area: number;
}

/** Slivers of rounding are no overlap. */
const LEAST_AREA = 10;

/** How far zones lie over one another. `polygons`: zone and valid GeoJSON polygon in EPSG:2260. */
export async function fetchZoneOverlaps(
  db: Kysely<Schema>,
  polygons: { zone: number; geometry: object }[],
): Promise<ZoneOverlap[]> {
  const { rows } = await sql<ZoneOverlap>`
    with zone as (
      select (item ->> 'zone')::integer as zone, ST_Union(ST_GeomFromGeoJSON(item ->> 'geometry'), ${GRID_FT}) as geometry
      from json_array_elements(${JSON.stringify(polygons)}::text::json) item group by 1
    ),
    overlap as (
      select a.zone as stricter, b.zone as wider, ST_Area(ST_Intersection(a.geometry, b.geometry, ${GRID_FT})) as area
      from zone a join zone b on a.zone < b.zone and ST_Intersects(a.geometry, b.geometry)
    )
    select * from overlap where area > ${LEAST_AREA} order by stricter, wider`.execute(db);
  return rows;
}
