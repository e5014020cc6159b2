import { type Kysely, sql } from 'kysely';
import type { Footprint } from '../domain/measurement/footprint.ts';
import type { Schema } from './schema.ts';

/** Where and how the rings of a polygon footprint cross; undefined for a valid one. Rings must be closed (`parseFootprint`). */
export async function fetchFootprintFault(
  db: Kysely<Schema>,
  footprint: Footprint,
): Promise<{ reason: string; lon: number; lat: number } | undefined> {
  if (!footprint.type.endsWith('Polygon')) return undefined;
  const { rows } = await sql<{ valid: boolean; reason: string | null; lon: number | null; lat: number | null }>`
    select valid, reason, ST_X(location) as lon, ST_Y(location) as lat
    from (select (ST_IsValidDetail(ST_GeomFromGeoJSON(${JSON.stringify(footprint)}::text))).*) detail`.execute(db);
  const { valid, reason, lon, lat } = rows[0]!;
  return valid ? undefined : { reason: reason ?? 'The rings cross', lon: lon ?? 0, lat: lat ?? 0 };
}
