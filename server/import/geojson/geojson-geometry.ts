import { refuse } from '../import-refusal.ts';
import type { PlainGeometry } from '../source-layer.ts';

/** Nesting of arrays above a position. */
const DEPTHS: Record<PlainGeometry['type'], number> = {
  Point: 0,
  MultiPoint: 1,
  LineString: 1,
  MultiLineString: 2,
  Polygon: 2,
  MultiPolygon: 3,
};

function parseNested(value: unknown, depth: number, row: number): unknown {
  if (!Array.isArray(value)) return refuse(`The coordinates of row ${row} are not nested as GeoJSON has them.`);
  if (depth > 0) return value.map((part) => parseNested(part, depth - 1, row));
  const [x, y] = value;
  if (typeof x !== 'number' || typeof y !== 'number')
    return refuse(`Row ${row} has a position that is not two numbers.`);
  return [x, y];
}

/** Whether the first position carries more than two numbers. */
export function hasHeights(coordinates: unknown): boolean {
  let value = coordinates;
  while (Array.isArray(value) && Array.isArray(value[0])) value = value[0];
  return Array.isArray(value) && value.length > 2;
}

/** A geometry with an empty list of coordinates counts as none. Refuses collections, unknown types and wrong nesting, naming the row. */
export function parseGeometry(value: object, row: number): PlainGeometry | null {
  const { type, coordinates } = value as { type?: unknown; coordinates?: unknown };
  if (type === 'GeometryCollection')
    return refuse(`Row ${row} is a GeometryCollection. Send points, lines or areas, each as a feature of its own.`);
  if (typeof type !== 'string' || !(type in DEPTHS))
    return refuse(`The geometry of row ${row} has no type that GeoJSON knows.`);
  if (Array.isArray(coordinates) && coordinates.length === 0) return null;
  const known = type as PlainGeometry['type'];
  return { type: known, coordinates: parseNested(coordinates, DEPTHS[known], row) } as PlainGeometry;
}
