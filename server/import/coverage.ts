import { lonLatSystem } from './coordinate-system.ts';
import { parseGeometry } from './geojson/geojson-geometry.ts';
import { refuse } from './import-refusal.ts';
import { placeFeatures } from './place-layer.ts';
import { isPolygon } from './role-geometry.ts';
import type { PlainGeometry } from './source-layer.ts';
import { tidyLayer } from './tidy-layer.ts';

interface Wrapped {
  type?: unknown;
  geometry?: unknown;
  features?: unknown;
}

/** The geometry itself, out of a Feature or a collection of one. */
function unwrap(value: unknown): object {
  const { type, geometry, features } = (value ?? {}) as Wrapped;
  if (type === 'FeatureCollection' && Array.isArray(features) && features.length === 1) return unwrap(features[0]);
  if (type === 'FeatureCollection') return refuse('The coverage must be one area: a Polygon or MultiPolygon.');
  const inner = type === 'Feature' ? geometry : value;
  return typeof inner === 'object' && inner !== null
    ? inner
    : refuse('The coverage must be a GeoJSON Polygon or MultiPolygon.');
}

/** The coverage polygon of an import, GeoJSON lon/lat, brought into EPSG:2260. Refuses what is no area near the county. */
export async function readCoverage(value: unknown): Promise<PlainGeometry> {
  const geometry = parseGeometry(unwrap(value), 1);
  if (geometry === null || !isPolygon(geometry))
    return refuse('The coverage must be a GeoJSON Polygon or MultiPolygon.');
  const system = lonLatSystem('WGS 84 longitude and latitude (GeoJSON)', 'WGS 84');
  const tidy = tidyLayer([{ row: 1, attributes: {}, geometry }], system, true);
  const { features } = await placeFeatures(tidy.features, system);
  return features[0]!.geometry;
}
