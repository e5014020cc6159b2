import { type Kysely, sql } from 'kysely';
import { type Footprint, liesInSurroundings } from '../domain/measurement/footprint.ts';
import type { Schema } from './schema.ts';

/**
 * Where (lon, lat) and how the rings of a polygon footprint cross; undefined for a valid one. They are looked at in the plane they are
 * measured in, where rings that are apart in degrees may cross; beyond the surroundings, where nothing is measured, in degrees.
 * Rings must be closed (`parseFootprint`).
 */
export async function fetchFootprintFault(
  db: Kysely<Schema>,
  footprint: Footprint,
): Promise<{ reason: string; lon: number; lat: number } | undefined> {
  if (!footprint.type.endsWith('Polygon')) return undefined;
  const srid = liesInSurroundings(footprint) ? 2260 : 4269;
  const { rows } = await sql<{ valid: boolean; reason: string | null; lon: number | null; lat: number | null }>`
    select valid, reason, ST_X(place) as lon, ST_Y(place) as lat
    from (
      select (ST_IsValidDetail(ST_Transform(ST_SetSRID(ST_GeomFromGeoJSON(${JSON.stringify(footprint)}::text), 4269), ${srid}::integer))).*
    ) detail, lateral (select ST_Transform(ST_SetSRID(location, ${srid}::integer), 4269) as place) placed`.execute(db);
  const { valid, reason, lon, lat } = rows[0]!;
  return valid ? undefined : { reason: reason ?? 'The rings cross', lon: lon ?? 0, lat: lat ?? 0 };
}
