import { refuse } from '../import-refusal.ts';
import type { PlainGeometry, Position } from '../source-layer.ts';
import { polygonFromRings } from './polygon-rings.ts';
import type { ShpRecord } from './shp-records.ts';

const NULL_SHAPE = 0;
const MULTIPATCH = 31;
/** Measures below this mean "no data" in the format's description. */
const NO_DATA = -1e38;

type Kind = 'point' | 'line' | 'area' | 'points';

/** Shape type without its tens: 1x carries heights and maybe measures, 2x measures. */
const KINDS: Record<number, Kind> = { 1: 'point', 3: 'line', 5: 'area', 8: 'points' };

export interface Shape {
  geometry: PlainGeometry | null;
  hasHeights: boolean;
  hasMeasures: boolean;
}

/** `area`, `line`, `point` or `shape`, from the type in the .shp header. */
export function shapeNoun(shp: Buffer): string {
  const kind = KINDS[shp.readInt32LE(32) % 10];
  return kind === undefined || kind === 'points' ? 'shape' : kind;
}

/** Number of positions a record says it has; damage is left for `readShape` to find. */
export function countVertices(shp: Buffer, { start, end }: ShpRecord): number {
  const kind = KINDS[shp.readInt32LE(start) % 10];
  const at = start + (kind === 'points' ? 36 : 40);
  if (kind === undefined || kind === 'point' || at + 4 > end) return 1;
  return Math.max(0, shp.readInt32LE(at));
}

const positionAt = (shp: Buffer, at: number): Position => [shp.readDoubleLE(at), shp.readDoubleLE(at + 8)];

function positionsAt(shp: Buffer, at: number, count: number): Position[] {
  return Array.from({ length: count }, (_, index) => positionAt(shp, at + index * 16));
}

/** Whether the record goes on to hold measures after its heights, and one of them is more than "no data". */
function anyMeasure(shp: Buffer, from: number, record: ShpRecord, count: number): boolean {
  if (from + count * 8 > record.end) return false;
  for (let index = 0; index < count; index += 1) if (shp.readDoubleLE(from + index * 8) > NO_DATA) return true;
  return false;
}

function multiPart(kind: Kind, parts: Position[][]): PlainGeometry | null {
  if (kind === 'area') return polygonFromRings(parts);
  if (parts.length > 1) return { type: 'MultiLineString', coordinates: parts };
  return parts[0] ? { type: 'LineString', coordinates: parts[0] } : null;
}

/** The plane coordinates of a record, and where its heights or measures would begin. */
interface Coordinates {
  geometry: PlainGeometry | null;
  count: number;
  end: number;
  /** Bytes of least and greatest value before the heights, and before the measures. */
  range: number;
}

function readPoint(shp: Buffer, { start, end }: ShpRecord): Coordinates | undefined {
  if (start + 20 > end) return undefined;
  return { geometry: { type: 'Point', coordinates: positionAt(shp, start + 4) }, count: 1, end: start + 20, range: 0 };
}

function readPoints(shp: Buffer, { start, end }: ShpRecord): Coordinates | undefined {
  if (start + 40 > end) return undefined;
  const count = shp.readInt32LE(start + 36);
  const pointsEnd = start + 40 + count * 16;
  if (count < 0 || pointsEnd > end) return undefined;
  const geometry: PlainGeometry | null =
    count > 0 ? { type: 'MultiPoint', coordinates: positionsAt(shp, start + 40, count) } : null;
  return { geometry, count, end: pointsEnd, range: 16 };
}

function readParts(shp: Buffer, { start, end }: ShpRecord, kind: Kind): Coordinates | undefined {
  if (start + 44 > end) return undefined;
  const [partCount, count] = [shp.readInt32LE(start + 36), shp.readInt32LE(start + 40)];
  const pointsStart = start + 44 + partCount * 4;
  const pointsEnd = pointsStart + count * 16;
  if (partCount < 0 || count < 0 || pointsEnd > end) return undefined;
  const firsts = Array.from({ length: partCount }, (_, index) => shp.readInt32LE(start + 44 + index * 4));
  const lengths = firsts.map((first, index) => (firsts[index + 1] ?? count) - first);
  if (lengths.some((length, index) => length < 0 || firsts[index]! < 0 || firsts[index]! + length > count))
    return undefined;
  const parts = firsts.map((first, index) => positionsAt(shp, pointsStart + first * 16, lengths[index]!));
  const filled = parts.filter((part) => part.length > 0);
  return { geometry: filled.length > 0 ? multiPart(kind, filled) : null, count, end: pointsEnd, range: 16 };
}

function readCoordinates(shp: Buffer, record: ShpRecord, kind: Kind): Coordinates | undefined {
  if (kind === 'point') return readPoint(shp, record);
  return kind === 'points' ? readPoints(shp, record) : readParts(shp, record, kind);
}

/** Reads one record, by its own length only. Refuses a record whose counts do not fit it and kinds of shape that are not plane. */
export function readShape(shp: Buffer, record: ShpRecord, row: number): Shape {
  const type = shp.readInt32LE(record.start);
  const dimension = Math.floor(type / 10);
  const kind = KINDS[type % 10];
  if (type === NULL_SHAPE) return { geometry: null, hasHeights: false, hasMeasures: false };
  if (type === MULTIPATCH) refuse('The shapefile holds 3D surfaces (MultiPatch). Export it as flat polygons.');
  if (kind === undefined || dimension > 2) return refuse(`Row ${row} has shape type ${type}, which is not known.`);
  const read = readCoordinates(shp, record, kind);
  if (read === undefined) return refuse(`The shape of row ${row} is damaged: it says it is longer than its record.`);
  const measures = read.end + read.range + (dimension === 1 ? read.count * 8 + read.range : 0);
  return {
    geometry: read.geometry,
    hasHeights: dimension === 1,
    hasMeasures: dimension > 0 && anyMeasure(shp, measures, record, read.count),
  };
}
