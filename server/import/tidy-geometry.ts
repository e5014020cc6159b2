import { MAX_COORDINATE } from './limits.ts';
import type { PlainGeometry, Position } from './source-layer.ts';

/** What was done to one geometry. */
export interface Tidied {
  /** undefined: nothing with an extent of its kind is left (a line of one point, a ring of two). */
  geometry: PlainGeometry | undefined;
  closedRings: number;
  duplicatePoints: number;
  /** Lines of one point and rings of two, among others that remain. */
  droppedParts: number;
  vertices: number;
}

const same = (a: Position | undefined, b: Position | undefined) => a?.[0] === b?.[0] && a?.[1] === b?.[1];
const isUsable = ([x, y]: Position) => Math.abs(x) < MAX_COORDINATE && Math.abs(y) < MAX_COORDINATE;

/** Every position of a geometry, whatever its kind. */
export function positionsOf(geometry: PlainGeometry): Position[] {
  if (geometry.type === 'Point') return [geometry.coordinates as Position];
  const depth = { MultiPoint: 0, LineString: 0, MultiLineString: 1, Polygon: 1, MultiPolygon: 2 }[geometry.type];
  return (geometry.coordinates as unknown[]).flat(depth) as Position[];
}

/** False where a number is missing, not finite or beyond all sense. */
export const hasUsableCoordinates = (geometry: PlainGeometry): boolean => positionsOf(geometry).every(isUsable);

function tidyPath(path: Position[], isRing: boolean, tally: Tidied): Position[] | undefined {
  const kept = path.filter((position, index) => index === 0 || !same(position, path[index - 1]));
  tally.duplicatePoints += path.length - kept.length;
  if (isRing && kept.length > 1 && !same(kept[0], kept.at(-1))) {
    kept.push(kept[0]!);
    tally.closedRings += 1;
  }
  if (kept.length >= (isRing ? 4 : 2)) return kept;
  tally.droppedParts += 1;
  return undefined;
}

/** Rings of a polygon whose first, the shell, must remain. */
function tidyPolygon(rings: Position[][], tally: Tidied): Position[][] | undefined {
  const [shell, ...holes] = rings.map((ring) => tidyPath(ring, true, tally));
  return shell && [shell, ...holes.filter((hole) => hole !== undefined)];
}

function orUndefined<T extends PlainGeometry>(type: T['type'], parts: unknown[]): PlainGeometry | undefined {
  return parts.length > 0 ? ({ type, coordinates: parts } as unknown as PlainGeometry) : undefined;
}

function tidied(geometry: PlainGeometry, tally: Tidied): PlainGeometry | undefined {
  const { type } = geometry;
  const coordinates = geometry.coordinates as unknown;
  if (type === 'Point') return geometry;
  if (type === 'MultiPoint') return orUndefined(type, coordinates as Position[]);
  if (type === 'LineString') {
    const path = tidyPath(coordinates as Position[], false, tally);
    return path && { type, coordinates: path };
  }
  if (type === 'MultiLineString')
    return orUndefined(
      type,
      (coordinates as Position[][]).map((path) => tidyPath(path, false, tally)).filter((path) => path),
    );
  if (type === 'Polygon') return orUndefined(type, tidyPolygon(coordinates as Position[][], tally) ?? []);
  return orUndefined(
    type,
    (coordinates as Position[][][]).map((rings) => tidyPolygon(rings, tally)).filter((rings) => rings),
  );
}

/** Closes rings and drops points that repeat the one before; the database is given nothing else. */
export function tidyGeometry(geometry: PlainGeometry): Tidied {
  const tally: Tidied = { geometry: undefined, closedRings: 0, duplicatePoints: 0, droppedParts: 0, vertices: 0 };
  tally.geometry = tidied(geometry, tally);
  tally.vertices = tally.geometry ? positionsOf(tally.geometry).length : 0;
  return tally;
}
