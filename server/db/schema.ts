import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { LayerRole } from '../domain/layer.ts';
import type { Zone } from '../domain/measurement/site.ts';

type ReadOnly<T> = ColumnType<T, T, never>;

interface LayerTable {
  id: Generated<number>;
  role: ReadOnly<LayerRole>;
  name: ReadOnly<string>;
}

interface LayerVersionTable {
  id: Generated<number>;
  layer_id: ReadOnly<number>;
  version: ReadOnly<number>;
  /** `YYYY-MM-DD`; null: from the beginning. */
  in_force_from: ReadOnly<string | null>;
  imported_at: ColumnType<Date, Date, never>;
  source_file: ReadOnly<string>;
  source_sha256: ReadOnly<string>;
  source_crs: ReadOnly<string>;
  attribution: ReadOnly<string | null>;
  accuracy_ft: ReadOnly<number>;
  default_width_ft: ReadOnly<number | null>;
  illustrative: ReadOnly<boolean>;
  feature_count: ReadOnly<number>;
  /** Geometry columns are written and read through PostGIS functions only. */
  coverage: ReadOnly<unknown>;
  mapping: JSONColumnType<Record<string, string>>;
  notes: JSONColumnType<unknown[]>;
}

interface LayerFeatureTable {
  id: Generated<number>;
  layer_version_id: ReadOnly<number>;
  feature_id: ReadOnly<string>;
  name: ReadOnly<string | null>;
  zone: ReadOnly<Zone | null>;
  width_ft: ReadOnly<number | null>;
  attributes: JSONColumnType<Record<string, unknown>>;
  geometry: ReadOnly<unknown>;
}

export interface Schema {
  layer: LayerTable;
  layer_version: LayerVersionTable;
  layer_feature: LayerFeatureTable;
}
