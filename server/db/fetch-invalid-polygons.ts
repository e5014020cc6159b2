import { type Kysely, sql } from 'kysely';
import type { Schema } from './schema.ts';

/**
 * Which of the polygons (GeoJSON in EPSG:2260) cross or touch themselves: their places in the list.
 * Rings must be closed and numbers finite: the embedded engine does not survive others.
 */
export async function fetchInvalidPolygons(db: Kysely<Schema>, polygons: object[]): Promise<number[]> {
  const { rows } = await sql<{ place: number }>`
    select (item.place - 1)::integer as place
    from json_array_elements(${JSON.stringify(polygons)}::text::json) with ordinality as item (geojson, place)
    where not ST_IsValid(ST_GeomFromGeoJSON(item.geojson::text))
    order by item.place`.execute(db);
  return rows.map(({ place }) => place);
}
