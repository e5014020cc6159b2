/** A checked footprint; or what is wrong, and the JSON pointer into the geometry where. */
export type ParsedFootprint = { ok: true; value: Footprint } | { ok: false; reason: string; pointer: string };

/** A checked GeoJSON geometry, lon/lat degrees (NAD83, taken as equal to WGS 84), two coordinates a position, rings closed. */
export interface Footprint {
  type: 'Point' | 'MultiPoint' | 'LineString' | 'MultiLineString' | 'Polygon' | 'MultiPolygon';
  coordinates: unknown;
}

type Position = [number, number];

/** Of one footprint; larger ones are refused. */
export const MAX_VERTICES = 10_000;

/** Depth of nesting above a position, and the fewest positions of a path: a ring repeats its first. */
const SHAPES = {
  Point: { depth: 0, minimum: 1, ring: false },
  MultiPoint: { depth: 1, minimum: 1, ring: false },
  LineString: { depth: 1, minimum: 2, ring: false },
  MultiLineString: { depth: 2, minimum: 2, ring: false },
  Polygon: { depth: 2, minimum: 4, ring: true },
  MultiPolygon: { depth: 3, minimum: 4, ring: true },
} as const;

/** The county's surroundings (measurement.md): no layer reaches beyond them. */
export const SURROUNDINGS = { west: -74.6, south: 40.6, east: -73.2, north: 41.9 } as const;

/** Whether a position lies in the county's surroundings. */
export const isInSurroundings = ([lon, lat]: Position) =>
  lon >= SURROUNDINGS.west && lon <= SURROUNDINGS.east && lat >= SURROUNDINGS.south && lat <= SURROUNDINGS.north;

class Refusal extends Error {
  readonly pointer: string;
  constructor(pointer: string, detail: string) {
    super(detail);
    this.pointer = pointer;
  }
}

function parsePosition(value: unknown, pointer: string): Position {
  if (!Array.isArray(value) || value.length < 2 || value.length > 4)
    throw new Refusal(pointer, 'A position must be an array of longitude and latitude.');
  const [lon, lat] = value;
  if (typeof lon !== 'number' || typeof lat !== 'number' || !Number.isFinite(lon) || !Number.isFinite(lat))
    throw new Refusal(pointer, 'Longitude and latitude must be finite numbers.');
  if (Math.abs(lat) > 90)
    throw new Refusal(pointer, `Latitude ${lat} is not between -90 and 90. Longitude comes first.`);
  if (Math.abs(lon) > 180) throw new Refusal(pointer, `Longitude ${lon} is not between -180 and 180.`);
  if (!isInSurroundings([lon, lat]) && isInSurroundings([lat, lon]))
    throw new Refusal(pointer, `Longitude and latitude look swapped: ${lon}, ${lat}. Longitude comes first.`);
  return [lon, lat];
}

const samePosition = (a: Position, b: Position) => a[0] === b[0] && a[1] === b[1];

function checkPath(path: Position[], shape: (typeof SHAPES)[Footprint['type']], pointer: string): void {
  if (shape.ring && path.length > 0 && !samePosition(path[0]!, path.at(-1)!))
    throw new Refusal(pointer, 'A ring must be closed: its last position must repeat its first.');
  const distinct = new Set(path.map((position) => position.join())).size;
  const needed = shape.ring ? 3 : shape.minimum;
  if (path.length < shape.minimum || distinct < needed)
    throw new Refusal(pointer, `${shape.ring ? 'A ring' : 'A line'} needs at least ${needed} different positions.`);
}

/** Positions of every path of the geometry, checked, in the nesting they came in. */
function parseNested(
  value: unknown,
  depth: number,
  shape: (typeof SHAPES)[Footprint['type']],
  pointer: string,
  count: { vertices: number },
): unknown {
  if (depth === 0) {
    count.vertices += 1;
    if (count.vertices > MAX_VERTICES)
      throw new Refusal('/coordinates', `A footprint has at most ${MAX_VERTICES} vertices.`);
    return parsePosition(value, pointer);
  }
  if (!Array.isArray(value))
    throw new Refusal(pointer, 'Coordinates must be nested arrays as GeoJSON (RFC 7946) has them.');
  if (value.length === 0) throw new Refusal(pointer, 'The geometry is empty.');
  const parts = value.map((part, index) => parseNested(part, depth - 1, shape, `${pointer}/${index}`, count));
  if (depth === 1 && shape.minimum > 1) checkPath(parts as Position[], shape, pointer);
  return parts;
}

function parseType(value: unknown): Footprint['type'] {
  if (value === 'GeometryCollection')
    throw new Refusal(
      '/type',
      'A GeometryCollection is not accepted: send one point, line or polygon, or a Multi geometry of one kind.',
    );
  if (value === 'Feature' || value === 'FeatureCollection')
    throw new Refusal('/type', `Send the geometry itself, not a ${value}.`);
  if (typeof value !== 'string' || !Object.hasOwn(SHAPES, value))
    throw new Refusal('/type', 'The type must be that of a GeoJSON geometry.');
  return value as Footprint['type'];
}

/**
 * Reads a GeoJSON geometry; heights are dropped. Self-crossing is PostGIS's to find (`fetchFootprintFault`).
 * Fails with what is wrong and where: no geometry, empty, unclosed ring, out of range, swapped, too many vertices.
 */
export function parseFootprint(value: unknown): ParsedFootprint {
  try {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      throw new Refusal('', 'The geometry must be a GeoJSON object.');
    const { type, coordinates, crs } = value as Record<string, unknown>;
    if (crs !== undefined)
      throw new Refusal('/crs', 'A "crs" member is not accepted: GeoJSON (RFC 7946) is longitude and latitude.');
    const known = parseType(type);
    const parsed = parseNested(coordinates, SHAPES[known].depth, SHAPES[known], '/coordinates', { vertices: 0 });
    return { ok: true, value: { type: known, coordinates: parsed } };
  } catch (error) {
    if (error instanceof Refusal) return { ok: false, reason: error.message, pointer: error.pointer };
    throw error;
  }
}

function positionsOf(footprint: Footprint): Position[] {
  const { depth } = SHAPES[footprint.type];
  return depth === 0
    ? [footprint.coordinates as Position]
    : ((footprint.coordinates as unknown[]).flat(depth - 1) as Position[]);
}

/** Whether every position lies in the county's surroundings, beyond which no layer can cover the place. */
export const liesInSurroundings = (footprint: Footprint): boolean => positionsOf(footprint).every(isInSurroundings);
