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

/** Reads one record, by its own length only. Refuses a record whose counts do not fit it and kinds of shape that are not plane. */
export function readShape(shp: Buffer, record: ShpRecord, row: number): Shape {
  const { start, end } = record;
  const cutShort = (): never => refuse(`The shape of row ${row} is damaged: it says it is longer than its record.`);
  const type = shp.readInt32LE(start);
  const dimension = Math.floor(type / 10);
  const kind = KINDS[type % 10];
  if (type === NULL_SHAPE) return { geometry: null, hasHeights: false, hasMeasures: false };
  if (type === MULTIPATCH) refuse('The shapefile holds 3D surfaces (MultiPatch). Export it as flat polygons.');
  if (kind === undefined || dimension > 2) return refuse(`Row ${row} has shape type ${type}, which is not known.`);

  const finish = (geometry: PlainGeometry | null, coordinatesEnd: number, count: number, range: number): Shape => {
    const measuresStart = dimension === 1 ? coordinatesEnd + range + count * 8 : coordinatesEnd;
    const hasMeasures = dimension > 0 && anyMeasure(shp, measuresStart + range, record, count);
    return { geometry, hasHeights: dimension === 1, hasMeasures };
  };
  if (kind === 'point') {
    if (start + 20 > end) cutShort();
    return finish({ type: 'Point', coordinates: positionAt(shp, start + 4) }, start + 20, 1, 0);
  }
  if (start + 40 > end) cutShort();
  if (kind === 'points') {
    const count = shp.readInt32LE(start + 36);
    if (count < 0 || start + 40 + count * 16 > end) cutShort();
    const positions = positionsAt(shp, start + 40, count);
    return finish(
      count > 0 ? { type: 'MultiPoint', coordinates: positions } : null,
      start + 40 + count * 16,
      count,
      16,
    );
  }
  const partCount = shp.readInt32LE(start + 36);
  const count = start + 44 <= end ? shp.readInt32LE(start + 40) : cutShort();
  const pointsStart = start + 44 + partCount * 4;
  if (partCount < 0 || count < 0 || pointsStart + count * 16 > end) cutShort();
  const firsts = Array.from({ length: partCount }, (_, index) => shp.readInt32LE(start + 44 + index * 4));
  const parts = firsts.map((first, index) => {
    const next = firsts[index + 1] ?? count;
    if (first < 0 || next < first || next > count) cutShort();
    return positionsAt(shp, pointsStart + first * 16, next - first);
  });
  const filled = parts.filter((part) => part.length > 0);
  return finish(filled.length > 0 ? multiPart(kind, filled) : null, pointsStart + count * 16, count, 16);
}
