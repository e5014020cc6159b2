import { type Kysely, sql } from 'kysely';
import type { LayerInForce } from '../domain/layer.ts';
import type { Schema } from './schema.ts';

/** A version of a layer, whether in force or not, with all that is told of it. */
export interface LayerVersion extends LayerInForce {
  /** ISO 8601, UTC. */
  importedAt: string;
  sourceFile: string;
  sourceCrs: string;
  mapping: Record<string, string>;
  notes: { text: string; rows: number[] }[];
  /** west, south, east, north; degrees. null: no features. */
  extent: [number, number, number, number] | null;
  /** GeoJSON, lon/lat; null: the county's surroundings. */
  coverage: { type: string; coordinates: unknown[] } | null;
}

/** Every version of every layer, by layer name, the newest first. */
export async function fetchLayerVersions(db: Kysely<Schema>): Promise<LayerVersion[]> {
  const { rows } = await sql<LayerVersion>`
    select v.id as "versionId", layer.role, layer.name, v.version, v.in_force_from as "inForceFrom", v.accuracy_ft as "accuracyFt",
      v.default_width_ft as "defaultWidthFt", v.illustrative, v.attribution, v.feature_count as "featureCount",
      to_char(v.imported_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "importedAt",
      v.source_file as "sourceFile", v.source_crs as "sourceCrs", v.mapping, v.notes,
      case when box is null then null else json_build_array(ST_XMin(box), ST_YMin(box), ST_XMax(box), ST_YMax(box)) end as extent,
      ST_AsGeoJSON(ST_Transform(v.coverage, 4269), 9, 0)::json as coverage
    from layer_version v
    join layer on layer.id = v.layer_id
    left join lateral (
      select ST_Transform(ST_SetSRID(ST_Extent(geometry)::geometry, 2260), 4269) as box from layer_feature where layer_version_id = v.id
    ) features on true
    order by layer.name, layer.id, v.version desc`.execute(db);
  return rows;
}
