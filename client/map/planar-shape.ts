import type { Geometry, Position } from 'geojson';

/** Left, bottom, right, top in ft. */
export type Box = readonly [number, number, number, number];

/** A geometry taken apart for measuring; positions in EPSG:2260, ft. */
export interface PlanarShape {
  box: Box;
  /** Points (one position), lines and rings. */
  paths: Position[][];
  /** Polygons as rings, outer first. */
  areas: Position[][][];
}

/** Takes a geometry in EPSG:2260 apart, every vertex kept; throws for one without a position. */
export function planarShape(geometry: Geometry): PlanarShape {
  const areas = areasOf(geometry);
  const paths = [...pathsOf(geometry), ...areas.flat()].filter((path) => path.length > 0);
  if (paths.length === 0) throw new Error('A geometry without a position cannot be measured');
  return { box: boxOf(paths), paths, areas };
}

function areasOf(geometry: Geometry): Position[][][] {
  if (geometry.type === 'Polygon') return [geometry.coordinates];
  if (geometry.type === 'MultiPolygon') return geometry.coordinates;
  return geometry.type === 'GeometryCollection' ? geometry.geometries.flatMap(areasOf) : [];
}

function pathsOf(geometry: Geometry): Position[][] {
  switch (geometry.type) {
    case 'Point':
      return [[geometry.coordinates]];
    case 'MultiPoint':
      return geometry.coordinates.map((position) => [position]);
    case 'LineString':
      return [geometry.coordinates];
    case 'MultiLineString':
      return geometry.coordinates;
    case 'GeometryCollection':
      return geometry.geometries.flatMap(pathsOf);
    default:
      return [];
  }
}

function boxOf(paths: Position[][]): Box {
  const box: [number, number, number, number] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x = 0, y = 0] of paths.flat()) {
    box[0] = Math.min(box[0], x);
    box[1] = Math.min(box[1], y);
    box[2] = Math.max(box[2], x);
    box[3] = Math.max(box[3], y);
  }
  return box;
}

/** Distance between two boxes in ft, 0 where they meet: never more than between what lies in them. */
export function boxDistance(a: Box, b: Box): number {
  return Math.hypot(Math.max(0, a[0] - b[2], b[0] - a[2]), Math.max(0, a[1] - b[3], b[1] - a[3]));
}
