import type { FootprintGeometry } from './check.ts';

/** Grid of the code: 1e-9 degree, a tenth of a millimetre. */
const GRID = 1e9;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const LETTERS = {
  Point: 'p',
  MultiPoint: 'q',
  LineString: 'l',
  MultiLineString: 'm',
  Polygon: 'g',
  MultiPolygon: 'h',
} as const;
const DEPTHS = { Point: 0, MultiPoint: 1, LineString: 1, MultiLineString: 2, Polygon: 2, MultiPolygon: 3 } as const;
/** Between the parts at each depth of nesting above a path. */
const SEPARATORS = ['', '', '.', '*'] as const;

type Nested = number[] | Nested[];
type Cursor = [number, number];

const isPosition = (value: Nested): value is number[] => typeof value[0] === 'number';

function onGrid(value: Nested): Nested {
  return isPosition(value)
    ? value.slice(0, 2).map((degrees) => Math.round(degrees * GRID) / GRID)
    : value.map((part) => onGrid(part));
}

/** The geometry on the grid of 1e-9 degree, heights dropped: what its code gives back. */
export function snapToGrid(geometry: FootprintGeometry): FootprintGeometry {
  return { type: geometry.type, coordinates: onGrid(geometry.coordinates as Nested) } as FootprintGeometry;
}

/** Signed whole number → groups of 5 bits, lowest first; plain arithmetic because 37 bits are needed. */
function encodeNumber(signed: number): string {
  let rest = signed < 0 ? -2 * signed - 1 : 2 * signed;
  let text = '';
  do {
    const group = rest % 32;
    rest = Math.floor(rest / 32);
    text += ALPHABET[group + (rest > 0 ? 32 : 0)];
  } while (rest > 0);
  return text;
}

function decodeNumbers(text: string): number[] {
  const numbers: number[] = [];
  let value = 0;
  let scale = 1;
  for (const letter of text) {
    const digit = ALPHABET.indexOf(letter);
    if (digit < 0) throw new RangeError(`"${letter}" is not a letter of the code`);
    value += (digit % 32) * scale;
    scale *= 32;
    if (digit >= 32) continue;
    numbers.push(value % 2 === 1 ? -(value + 1) / 2 : value / 2);
    value = 0;
    scale = 1;
  }
  if (scale !== 1 || numbers.length === 0 || numbers.length % 2 === 1) throw new RangeError('the code is cut off');
  return numbers;
}

function encodePath(path: number[][], last: Cursor): string {
  let text = '';
  for (const position of path) {
    const next = position.slice(0, 2).map((degrees) => Math.round(degrees * GRID)) as Cursor;
    text += encodeNumber(next[0] - last[0]) + encodeNumber(next[1] - last[1]);
    last[0] = next[0];
    last[1] = next[1];
  }
  return text;
}

function decodePath(text: string, last: Cursor): number[][] {
  const numbers = decodeNumbers(text);
  const path: number[][] = [];
  for (let index = 0; index < numbers.length; index += 2) {
    last[0] += numbers[index] as number;
    last[1] += numbers[index + 1] as number;
    path.push([last[0] / GRID, last[1] / GRID]);
  }
  return path;
}

function encodeNested(value: Nested, depth: number, last: Cursor): string {
  if (depth <= 1) return encodePath(value as number[][], last);
  return (value as Nested[]).map((part) => encodeNested(part, depth - 1, last)).join(SEPARATORS[depth]);
}

function decodeNested(text: string, depth: number, last: Cursor): Nested {
  if (depth <= 1) return decodePath(text, last);
  return text.split(SEPARATORS[depth] as string).map((part) => decodeNested(part, depth - 1, last));
}

/** A geometry as a short text of letters that need no escaping in an address; exact on the grid of 1e-9 degree. */
export function encodeGeometry(geometry: FootprintGeometry): string {
  const depth = DEPTHS[geometry.type];
  const coordinates = (depth === 0 ? [geometry.coordinates] : geometry.coordinates) as Nested;
  return LETTERS[geometry.type] + encodeNested(coordinates, depth, [0, 0]);
}

/** The geometry of a code; undefined where the text is no such code. */
export function decodeGeometry(code: string): FootprintGeometry | undefined {
  const found = Object.entries(LETTERS).find(([, letter]) => letter === code[0]);
  if (!found) return undefined;
  const type = found[0] as FootprintGeometry['type'];
  try {
    const nested = decodeNested(code.slice(1), DEPTHS[type], [0, 0]);
    return { type, coordinates: DEPTHS[type] === 0 ? nested[0] : nested } as FootprintGeometry;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
