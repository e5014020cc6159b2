import { buffer, feature, lengthToDegrees } from '@turf/turf';
import type { Geometry, MultiPolygon, Polygon, Position } from 'geojson';
import { planarShape } from './planar-shape.ts';

/** Degrees of the sphere's equator to a foot of the plane, so that the buffer, taken at 0, 0, is a planar one. */
const DEGREES_PER_FOOT = lengthToDegrees(0.3048, 'meters');
const STEPS = 32;

/**
 * The line `limitFt` from a footprint, all round it: a planar buffer.
 * @param footprint EPSG:2260, ft @returns EPSG:2260, ft; undefined where nothing comes of it
 */
export function setbackRing(footprint: Geometry, limitFt: number): Polygon | MultiPolygon | undefined {
  const origin = planarShape(footprint).paths[0]![0]!;
  const local = mapPositions(footprint, ([x = 0, y = 0]) => [
    (x - origin[0]!) * DEGREES_PER_FOOT,
    (y - origin[1]!) * DEGREES_PER_FOOT,
  ]);
  const ring = buffer(feature(local), limitFt * 0.3048, { units: 'meters', steps: STEPS });
  if (!ring) return undefined;
  return mapPositions(ring.geometry, ([x = 0, y = 0]) => [
    x / DEGREES_PER_FOOT + origin[0]!,
    y / DEGREES_PER_FOOT + origin[1]!,
  ]) as Polygon | MultiPolygon;
}

function mapPositions(geometry: Geometry, change: (position: Position) => Position): Geometry {
  if (geometry.type === 'GeometryCollection')
    return { ...geometry, geometries: geometry.geometries.map((part) => mapPositions(part, change)) };
  const walk = (nested: unknown): unknown =>
    Array.isArray(nested) && typeof nested[0] === 'number' ? change(nested) : (nested as unknown[]).map(walk);
  return { ...geometry, coordinates: walk(geometry.coordinates) } as Geometry;
}
