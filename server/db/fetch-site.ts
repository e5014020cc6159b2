import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { LayerInForce } from '../domain/layer.ts';
import { SURROUNDINGS } from '../domain/measurement/footprint.ts';
import type { MappedSite } from '../domain/measurement/mapped-site.ts';
import { ZONE_TOUCH_FT } from '../domain/measurement/site.ts';
import type { Feet } from '../domain/units.ts';
import { GRID_FT } from './overlay-grid.ts';
import type { Schema } from './schema.ts';

/** § 223-17C: the least radius of Zone 1 around a well. */
const WELL_RING_FT = sql.lit(200);
const TOUCH_FT = sql.lit(ZONE_TOUCH_FT);
/** How far around the footprint's box the zones' parts are cut out to see which of them it touches; any length well over TOUCH_FT. */
const NEIGHBOURHOOD_FT = sql.lit(1);
/** Growing windows of the search for the nearest object, ft; the last reaches beyond the county's surroundings. */
const WINDOWS_FT = [4_000, 32_000, 1_000_000];
/** The first window holds all that is to be reported, so that none of it is left out because something is nearer. */
const windowsFrom = (withinFt: Feet): Feet[] => [withinFt, ...WINDOWS_FT.filter((windowFt) => windowFt > withinFt)];

const versionsOf = (layers: LayerInForce[], role: LayerInForce['role']): RawBuilder<number[]> =>
  sql`${layers.filter((layer) => layer.role === role).map((layer) => layer.versionId)}::integer[]`;

/** A `MappedDistance` of the columns of a feature `f` and its `raw_ft` (to centreline or edge), `distance_ft` (to the bank) and shortest `line`. */
const mappedDistance = sql`jsonb_build_object(
  'versionId', f.layer_version_id, 'featureId', f.feature_id, 'name', f.name, 'zone', f.zone, 'distanceFt', distance_ft,
  'halfWidthFt', half_width_ft, 'widthAssumed', width_assumed, 'ring', ring,
  'line', ST_AsGeoJSON(ST_Transform(
    ST_MakeLine(ST_StartPoint(line),
      case when raw_ft > 0 then ST_LineInterpolatePoint(line, distance_ft / raw_ft) else ST_StartPoint(line) end), 4269), 9, 0)::jsonb)`;

/** The nearest object of a role and all within a distance, nearest first, by the distance to the bank. */
function nearObjects(layers: LayerInForce[], role: LayerInForce['role'], withinFt: Feet): RawBuilder<unknown> {
  const versions = versionsOf(layers, role);
  const halfWidth = sql`case when ST_Dimension(f.geometry) = 1 then coalesce(f.width_ft, v.default_width_ft, 0) / 2 else 0 end`;
  const within = (window: RawBuilder<unknown>) => sql`
    from layer_feature f join layer_version v on v.id = f.layer_version_id
    where f.layer_version_id = any(${versions})
      and ST_DWithin(f.geometry, g, ${window} + widest.half_ft)
      and ST_Distance(f.geometry, g) - ${halfWidth} <= ${window}`;
  return sql`(
    select coalesce(jsonb_agg(${mappedDistance} order by distance_ft), '[]')
    from (
      select *, row_number() over (order by distance_ft, raw_ft, id) as rank
      from (
        select f.*, ${halfWidth} as half_width_ft, ST_Dimension(f.geometry) = 1 and f.width_ft is null as width_assumed, false as ring,
          ST_Distance(f.geometry, g) as raw_ft, greatest(ST_Distance(f.geometry, g) - ${halfWidth}, 0) as distance_ft,
          ST_ShortestLine(g, f.geometry) as line
        ${within(sql`nearest.window_ft`)}
      ) measured
    ) f
    where distance_ft <= ${withinFt} or rank = 1
  ) from footprint,
    lateral (select coalesce((select max(width_ft) from layer_feature where layer_version_id = any(${versions})), 0) / 2
      + coalesce((select max(default_width_ft) from layer_version where id = any(${versions})), 0) / 2 as half_ft) widest,
    lateral (select min(window_ft) as window_ft from unnest(${windowsFrom(withinFt)}::double precision[]) window_ft
      where exists (select 1 ${within(sql`window_ft`)})) nearest`;
}

/** Of every zone value and layer the nearest polygon or well ring; the ring of § 223-17C counts as Zone 1. */
const zoneDistances = sql`
  select distinct on (f.zone, f.layer_version_id) ${mappedDistance} as row
  from (
    select z.id, z.layer_version_id, z.feature_id, z.name, z.zone, 0::float8 as half_width_ft, false as width_assumed, false as ring,
      ST_Distance(z.geometry, g) as raw_ft, ST_Distance(z.geometry, g) as distance_ft, ST_ShortestLine(g, z.geometry) as line
    from footprint, zone_polygon z
    union all
    select w.id, w.layer_version_id, w.feature_id, w.name, 1, 0, false, true,
      ST_Distance(w.geometry, g), greatest(ST_Distance(w.geometry, g) - ${WELL_RING_FT}, 0), ST_ShortestLine(g, w.geometry)
    from footprint, well w
  ) f
  order by f.zone, f.layer_version_id, distance_ft, id`;

/** An overlay without the points and lines at which its areas only touch: no further overlay takes both. */
const areaOf = (overlay: RawBuilder<unknown>) => sql`ST_CollectionExtract(${overlay}, 3)`;

/**
 * What of an area lies outside another one; parts nowhere wider than a touch are slivers of the overlay grid, and no part.
 * A buffer, on which the embedded geometry library may fail, is made only of a part that is thin enough to be one.
 */
const outsideOf = (area: RawBuilder<unknown>, other: RawBuilder<unknown>) => sql`(
  select ST_Collect(part.geom) from ST_Dump(${areaOf(sql`ST_Difference(${area}, ${other}, ${GRID_FT})`)}) part
  where ST_Area(part.geom) >= ${TOUCH_FT} / 2 * ST_Perimeter(part.geom) or not ST_IsEmpty(ST_Buffer(part.geom, -${TOUCH_FT} / 2)))`;

const touches = (area: RawBuilder<unknown>, given = sql`g`) =>
  sql`coalesce(ST_DWithin(${area}, ${given}, ${TOUCH_FT}) and ST_Distance(${area}, ${given}) < ${TOUCH_FT}, false)`;

/** Per zone the part of the footprint's neighbourhood that lies in it and in no more restrictive one, however the zones were delivered. */
const zoneParts = sql`
  met as (
    select zone, false as ring, case when ST_Covers(z.geometry, around) then around else ${areaOf(sql`ST_Intersection(z.geometry, around, ${GRID_FT})`)} end as geometry
    from footprint, zone_polygon z where ST_Intersects(z.geometry, around)
    union all
    select 1, true, ${areaOf(sql`ST_Intersection(ST_Buffer(place.geom, ${WELL_RING_FT}, 'quad_segs=256'), around, ${GRID_FT})`)}
    from footprint, well w, ST_Dump(w.geometry) place where ST_DWithin(place.geom, g, ${WELL_RING_FT})
  ),
  piece as (select zone, ST_Union(geometry, ${GRID_FT}) as geometry from met group by zone),
  own as (
    select p.zone, case when stricter.geometry is null then p.geometry else ${outsideOf(sql`p.geometry`, sql`stricter.geometry`)} end as geometry
    from piece p, lateral (select ST_Union(s.geometry, ${GRID_FT}) as geometry from piece s where s.zone < p.zone) stricter
  ),
  part as (
    select zone, ${touches(sql`own.geometry`)} as touched,
      case
        when own.geometry is null then 0
        when ST_Dimension(g) = 0 then (select count(*)::float8 from ST_Dump(g) place where ${touches(sql`own.geometry`, sql`place.geom`)}) / ST_NumGeometries(g)
        when not ST_Intersects(own.geometry, g) then 0
        when ST_Covers(own.geometry, g) then 1
        when ST_Dimension(g) = 2 then coalesce(ST_Area(ST_Intersection(own.geometry, g, ${GRID_FT})) / nullif(ST_Area(g), 0), 0)
        else coalesce(ST_Length(ST_Intersection(own.geometry, g, ${GRID_FT})) / nullif(ST_Length(g), 0), 0)
      end as share
    from footprint, own
  ),
  unmapped as (
    select case when mapped.geometry is null then r.geometry else ${outsideOf(sql`r.geometry`, sql`mapped.geometry`)} end as geometry
    from met r, lateral (select ST_Union(geometry, ${GRID_FT}) as geometry from met where zone = 1 and not ring) mapped
    where r.ring
  )`;

function coverageOf(layers: LayerInForce[], role: LayerInForce['role']): RawBuilder<unknown> {
  return sql`(
    select case when ST_CoveredBy(g, area) then ST_Distance(g, ST_Boundary(area)) end
    from footprint, lateral (
      select case when bool_or(coverage is null) then (select geometry from surroundings) else ST_Union(coverage, ${GRID_FT}) end as area
      from layer_version where id = any(${versionsOf(layers, role)}) and (coverage is not null or feature_count > 0)
    ) covered)`;
}

/**
 * Everything PostGIS finds of one footprint (GeoJSON, checked by `parseFootprint` and `fetchFootprintFault`), in one statement.
 * Of watercourses, reservoirs and wells: the nearest and all within `withinFt`. Distances are plane grid distances in EPSG:2260. Lon/lat is read as NAD83 (4269), so that no engine applies a datum shift.
 */
export async function fetchSite(
  db: Kysely<Schema>,
  geometry: object,
  layers: LayerInForce[],
  withinFt: Feet,
): Promise<MappedSite> {
  const { west, south, east, north } = SURROUNDINGS;
  const query = sql<{ site: MappedSite }>`
    with footprint as materialized (
      select g, ST_Expand(ST_Envelope(g), ${NEIGHBOURHOOD_FT}) as around
      from (select ST_Transform(ST_SetSRID(ST_GeomFromGeoJSON(${JSON.stringify(geometry)}::text), 4269), 2260) as g) given
    ),
    surroundings as (
      select ST_Transform(ST_Segmentize(ST_MakeEnvelope(${west}, ${south}, ${east}, ${north}, 4269), 0.1), 2260) as geometry
    ),
    zone_polygon as (select * from layer_feature where layer_version_id = any(${versionsOf(layers, 'zones')})),
    well as (select * from layer_feature where layer_version_id = any(${versionsOf(layers, 'wells')})),
    ${zoneParts}
    select jsonb_build_object(
      'watercourse', (select ${nearObjects(layers, 'watercourses', withinFt)}),
      'reservoir', (select ${nearObjects(layers, 'reservoirs', withinFt)}),
      'well', (select ${nearObjects(layers, 'wells', withinFt)}),
      'zones', (select coalesce(jsonb_agg(row), '[]') from (${zoneDistances}) nearest),
      'parts', (select coalesce(jsonb_agg(jsonb_build_object('zone', zone, 'share', share, 'touched', touched)), '[]') from part),
      'mapDeficient', exists (select 1 from footprint, unmapped where ${touches(sql`unmapped.geometry`)}),
      'coneMapped', exists (select 1 from zone_polygon where zone = 1),
      'coverageFt', jsonb_build_object(
        'zones', ${coverageOf(layers, 'zones')}, 'watercourses', ${coverageOf(layers, 'watercourses')},
        'reservoirs', ${coverageOf(layers, 'reservoirs')}, 'wells', ${coverageOf(layers, 'wells')})
    ) as site`;
  const { rows } = await query.execute(db);
  return rows[0]!.site;
}
