import { area, kinks, rewind } from '@turf/turf';
import type { Geometry, LineString, MultiPolygon, Polygon, Position } from 'geojson';

/** Positions closer than this, in degrees (a hundredth of a foot), are one. */
const SAME = 3e-8;
/** Square metres. */
const LEAST_AREA = 1e-4;
/** Every edge is compared with every other: more would halt the drawing. */
const MOST_VERTICES = 1000;

/** A `crossing` can be mended by moving a corner; of the others nothing can be made. */
export interface SketchProblem {
  kind: 'too-few' | 'no-area' | 'crossing';
  sentence: string;
}

/**
 * What is wrong with a footprint as it is drawn, lon/lat: too few points, no area, a border that crosses itself.
 * @returns null where it is sound, or has too many vertices to check as it is drawn; the server has the last word
 */
export function findSketchProblem(geometry: Geometry): SketchProblem | null {
  switch (geometry.type) {
    case 'LineString':
      return isShort(geometry.coordinates, 2)
        ? { kind: 'too-few', sentence: 'A line needs two points that differ.' }
        : null;
    case 'Polygon':
      return findPolygonProblem(geometry);
    case 'MultiPolygon':
      return (
        geometry.coordinates
          .map((coordinates) => findPolygonProblem({ type: 'Polygon', coordinates }))
          .find((problem) => problem !== null) ?? null
      );
    default:
      return null;
  }
}

function findPolygonProblem(polygon: Polygon): SketchProblem | null {
  if (polygon.coordinates.some((ring) => isShort(ring, 3)))
    return { kind: 'too-few', sentence: 'An area needs three corners that differ.' };
  if (polygon.coordinates.flat().length > MOST_VERTICES) return null;
  const crossing = kinks(polygon).features[0]?.geometry.coordinates;
  if (!crossing)
    return area(polygon) < LEAST_AREA
      ? { kind: 'no-area', sentence: 'The corners lie in one line: they enclose no area.' }
      : null;
  const [lon = 0, lat = 0] = crossing;
  return {
    kind: 'crossing',
    sentence: `The border crosses itself at ${lat.toFixed(6)}, ${lon.toFixed(6)}: move a corner so that it does not.`,
  };
}

function isShort(positions: Position[], least: number): boolean {
  const distinct: Position[] = [];
  for (const position of positions) {
    if (!distinct.some((other) => isSame(position, other))) distinct.push(position);
    if (distinct.length === least) return false;
  }
  return true;
}

function isSame(a: Position, b: Position): boolean {
  return Math.abs(a[0]! - b[0]!) < SAME && Math.abs(a[1]! - b[1]!) < SAME;
}

/** Outer rings counter-clockwise, inner ones clockwise (RFC 7946), a point set twice in a row once; the rest untouched. */
export function tidySketch<Kind extends Geometry>(geometry: Kind): Kind {
  const once = { ...geometry } as Geometry;
  if (once.type === 'LineString') once.coordinates = withoutRepeats(once.coordinates);
  if (once.type === 'Polygon') once.coordinates = once.coordinates.map(withoutRepeats);
  if (once.type !== 'Polygon' && once.type !== 'MultiPolygon') return once as Kind;
  return rewind(once as Polygon | MultiPolygon, { reverse: false }) as Geometry as Kind;
}

function withoutRepeats(positions: LineString['coordinates']): Position[] {
  const last = positions.length - 1;
  return positions.filter((position, index) => {
    if (index === 0 || index === last) return true;
    return !isSame(position, positions[index - 1]!) && !(index === last - 1 && isSame(position, positions[last]!));
  });
}
