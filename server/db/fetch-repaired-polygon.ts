import { type Kysely, sql } from 'kysely';
import type { Schema } from './schema.ts';

export interface RepairedPolygon {
  /** GeoJSON in EPSG:2260; undefined where no area is left. */
  geometry: { type: 'Polygon' | 'MultiPolygon'; coordinates: unknown } | undefined;
  /** Square US survey feet. */
  areaBefore: number;
  areaAfter: number;
}

/** A polygon (GeoJSON in EPSG:2260, rings closed) made valid so that nothing its shells enclosed is lost. */
export async function fetchRepairedPolygon(db: Kysely<Schema>, polygon: object): Promise<RepairedPolygon> {
  const { rows } = await sql<{ before: number; after: number; repaired: string | null }>`
    select ST_Area(given) as before, ST_Area(repaired) as after,
      case when ST_IsEmpty(repaired) then null else ST_AsGeoJSON(repaired, 15, 0) end as repaired
    from (
      select given, ST_CollectionExtract(ST_MakeValid(given, 'method=structure'), 3) as repaired
      from (select ST_GeomFromGeoJSON(${JSON.stringify(polygon)}::text) as given) read
    ) made`.execute(db);
  const { before, after, repaired } = rows[0]!;
  return { geometry: repaired === null ? undefined : JSON.parse(repaired), areaBefore: before, areaAfter: after };
}
