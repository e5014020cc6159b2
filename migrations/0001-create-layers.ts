import { type Kysely, sql } from 'kysely';

/** Layers, their versions in force from a date, and their features in EPSG:2260 (US survey feet). */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`create extension if not exists postgis`,
    sql`create table layer (
      id integer generated always as identity primary key,
      role text not null check (role in ('zones', 'watercourses', 'reservoirs', 'wells', 'parcels', 'municipal', 'context')),
      name text not null check (name <> ''),
      unique (role, name)
    )`,
    sql`create table layer_version (
      id integer generated always as identity primary key,
      layer_id integer not null references layer (id),
      version integer not null check (version > 0),
      in_force_from date,
      imported_at timestamptz not null,
      source_file text not null,
      source_sha256 text not null,
      source_crs text not null,
      attribution text,
      accuracy_ft double precision not null check (accuracy_ft >= 0),
      default_width_ft double precision check (default_width_ft >= 0),
      illustrative boolean not null,
      feature_count integer not null check (feature_count >= 0),
      coverage geometry(MultiPolygon, 2260),
      mapping jsonb not null,
      notes jsonb not null,
      unique (layer_id, version)
    )`,
    sql`comment on column layer_version.in_force_from is 'null: from the beginning'`,
    sql`comment on column layer_version.coverage is 'where the layer is complete; null: the county''s surroundings, if it has any feature'`,
    sql`create table layer_feature (
      id bigint generated always as identity primary key,
      layer_version_id integer not null references layer_version (id),
      feature_id text not null,
      name text,
      zone smallint check (zone between 1 and 3),
      width_ft double precision check (width_ft >= 0),
      attributes jsonb not null,
      geometry geometry(Geometry, 2260) not null
    )`,
    sql`create index layer_feature_geometry on layer_feature using gist (geometry)`,
    sql`create index layer_feature_version on layer_feature (layer_version_id)`,
    sql`create index layer_feature_width on layer_feature (layer_version_id, width_ft) where width_ft is not null`,
    sql`create function refuse_change() returns trigger language plpgsql as $$
      begin
        raise exception 'rows of % are never changed or deleted', tg_table_name using errcode = 'integrity_constraint_violation';
      end $$`,
    ...['layer', 'layer_version', 'layer_feature'].map(
      (table) =>
        sql`create trigger append_only before update or delete or truncate on ${sql.table(table)} for each statement execute function refuse_change()`,
    ),
  ];
  for (const statement of statements) await statement.execute(db);
}
