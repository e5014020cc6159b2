import { parseCoordinateList, parseCoordinates } from '../../../map/coordinates.ts';
import { toLonLat, toPlane } from '../../../map/projection.ts';
import type { FootprintGeometry } from '../check.ts';

export type TypedShape = 'point' | 'line' | 'polygon' | 'rectangle';

/** What the fields of the form hold, as typed. */
export interface TypedFields {
  shape: TypedShape;
  /** One position; the centre of a rectangle. */
  position: string;
  /** One position a line. */
  positions: string;
  /** East–west and north–south size of a rectangle, ft. */
  widthFt: string;
  heightFt: string;
}

export type TypedField = Exclude<keyof TypedFields, 'shape'>;

/** A footprint, or the field that is wrong and why. */
export type TypedFootprint =
  | { ok: true; footprint: FootprintGeometry }
  | { ok: false; field: TypedField; problem: string };

const FEWEST = { line: 2, polygon: 3 } as const;

function fromPositions(shape: 'line' | 'polygon', text: string): TypedFootprint {
  const parsed = parseCoordinateList(text);
  if (!parsed.ok) return { ok: false, field: 'positions', problem: parsed.problem };
  const [first] = parsed.positions;
  const isClosed = shape === 'polygon' && String(first) === String(parsed.positions.at(-1));
  const path = isClosed && parsed.positions.length > 1 ? parsed.positions.slice(0, -1) : parsed.positions;
  if (new Set(path.map(String)).size < FEWEST[shape]) {
    const problem = `A ${shape} needs at least ${FEWEST[shape]} different positions, one on each line.`;
    return { ok: false, field: 'positions', problem };
  }
  if (shape === 'line') return { ok: true, footprint: { type: 'LineString', coordinates: path } };
  return { ok: true, footprint: { type: 'Polygon', coordinates: [[...path, path[0]!]] } };
}

function readSize(text: string): number | undefined {
  const size = Number(text.replaceAll(',', '').replace(/\s*(ft|feet)\.?\s*$/i, ''));
  return text.trim() !== '' && Number.isFinite(size) && size > 0 && size <= 20_000 ? size : undefined;
}

function rectangle(fields: TypedFields): TypedFootprint {
  const centre = parseCoordinates(fields.position);
  if (!centre.ok) return { ok: false, field: 'position', problem: centre.problem };
  const sizes = { widthFt: readSize(fields.widthFt), heightFt: readSize(fields.heightFt) };
  for (const field of ['widthFt', 'heightFt'] as const)
    if (sizes[field] === undefined)
      return { ok: false, field, problem: 'Type a size in feet, more than 0 and at most 20,000.' };
  const [east, north] = toPlane([centre.lon, centre.lat]);
  const [halfWidth, halfHeight] = [sizes.widthFt! / 2, sizes.heightFt! / 2];
  const corners = [
    [-halfWidth, -halfHeight],
    [halfWidth, -halfHeight],
    [halfWidth, halfHeight],
    [-halfWidth, halfHeight],
  ].map(([dx, dy]) => toLonLat([east + dx!, north + dy!]));
  return { ok: true, footprint: { type: 'Polygon', coordinates: [[...corners, corners[0]!]] } };
}

/** The footprint that typed coordinates describe. Never fails otherwise than with a sentence for one field. */
export function typedFootprint(fields: TypedFields): TypedFootprint {
  if (fields.shape === 'rectangle') return rectangle(fields);
  if (fields.shape !== 'point') return fromPositions(fields.shape, fields.positions);
  const parsed = parseCoordinates(fields.position);
  if (!parsed.ok) return { ok: false, field: 'position', problem: parsed.problem };
  return { ok: true, footprint: { type: 'Point', coordinates: [parsed.lon, parsed.lat] } };
}
