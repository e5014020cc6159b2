import { type Angle, parseAngle } from './parse-angle.ts';
import { toLonLat, toPlane } from './projection.ts';
import { type MarkedPart, normalizeSpelling, splitPair } from './split-pair.ts';
import { isInSurroundings } from './surroundings.ts';

/** What was typed, as degrees; or a sentence that says what is wrong with it. */
export type ParsedCoordinates =
  | { ok: true; lon: number; lat: number; system: 'lat-lon' | 'state-plane' }
  | { ok: false; problem: string };

const NUMBER = /^[+-]?\d+(?:\.\d*)?$/;
const FAR = 'outside Westchester County and its surroundings';

/**
 * Parses one typed position: latitude and longitude (decimal or degrees, minutes, seconds, letters on either side),
 * or State Plane easting and northing in ft (EPSG:2260), told apart by their size.
 * Works: `41.2108, -73.8693` · `41°12'39"N 73°52'09"W` · `668848.4, 872695.9`. Refused with a sentence: an unsigned
 * western longitude, swapped values, a position outside the county's surroundings.
 */
export function parseCoordinates(text: string): ParsedCoordinates {
  const spelled = normalizeSpelling(joinThousands(text));
  if (spelled === '') return refuse('Type two coordinates.');
  if (/\d,\d/.test(spelled) && spelled.split(',').length > 2)
    return refuse('Write decimals with a point, not a comma.');
  const pair = splitPair(spelled);
  if (!pair) return refuse('Type two coordinates: latitude and longitude, or easting and northing in feet.');
  const numbers = pair.map((part) => (NUMBER.test(part.text) ? Number(part.text) : Number.NaN));
  return numbers.every((number) => Math.abs(number) > 1000) ? parseStatePlane(pair) : parseLatLon(pair);
}

/** One position a line, empty lines skipped; a problem names its line. */
export function parseCoordinateList(
  text: string,
): { ok: true; positions: [number, number][] } | { ok: false; problem: string } {
  const positions: [number, number][] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === '') continue;
    const parsed = parseCoordinates(line);
    if (!parsed.ok) return refuse(`Line ${index + 1}: ${parsed.problem}`);
    positions.push([parsed.lon, parsed.lat]);
  }
  return positions.length === 0 ? refuse('Type one position on each line.') : { ok: true, positions };
}

function parseStatePlane([first, second]: [MarkedPart, MarkedPart]): ParsedCoordinates {
  const northFirst = first.marker === 'N' && second.marker === 'E';
  const eastFirst = first.marker === 'E' && second.marker === 'N';
  if (!northFirst && !eastFirst && (first.marker || second.marker))
    return refuse('State Plane coordinates are an easting (E) and a northing (N).');
  const [easting, northing] = (northFirst ? [second, first] : [first, second]).map((part) => Number(part.text)) as [
    number,
    number,
  ];
  const [lon, lat] = toLonLat([easting, northing]);
  if (isInSurroundings(lon, lat)) return { ok: true, lon, lat, system: 'state-plane' };
  const swapped = toLonLat([northing, easting]);
  if (isInSurroundings(swapped[0], swapped[1]))
    return refuse(`Easting and northing look swapped: type ${northing}, ${easting}.`);
  return refuse(`E ${easting}, N ${northing} ft (EPSG:2260) is ${FAR}.`);
}

function parseLatLon(pair: [MarkedPart, MarkedPart]): ParsedCoordinates {
  const angles = pair.map((part) => parseAngle(part.text));
  const wrong = angles.find((angle) => typeof angle === 'string');
  if (wrong !== undefined) return refuse(wrong);
  const axes = pair.map((part, index) => axisOf(part, index));
  if (axes[0] === axes[1]) return refuse('One of the two must be a latitude (N), the other a longitude (W).');
  const [first, second] = angles as [Angle, Angle];
  for (const [index, part] of pair.entries()) {
    if (part.marker && /[NSEW]/.test(part.marker) && (angles[index] as Angle).signed)
      return refuse(`“${part.text} ${part.marker}” has both a sign and a letter: give one of them.`);
  }
  const values = [withHemisphere(first, pair[0]), withHemisphere(second, pair[1])] as const;
  const [lat, lon] = axes[0] === 'lat' ? values : ([values[1], values[0]] as const);
  return judgeLatLon(
    lat,
    lon,
    pair.every((part) => part.marker === null),
  );
}

function judgeLatLon(lat: number, lon: number, unmarked: boolean): ParsedCoordinates {
  if (isInSurroundings(lon, lat)) return { ok: true, lon, lat, system: 'lat-lon' };
  if (unmarked && (isInSurroundings(lat, lon) || isInSurroundings(-lat, lon)))
    return refuse(`Latitude and longitude look swapped: type ${lon}, ${-Math.abs(lat)}.`);
  if (Math.abs(lat) > 90) return refuse(`A latitude goes up to 90 degrees; ${lat} is over it.`);
  if (Math.abs(lon) > 180) return refuse(`A longitude goes up to 180 degrees; ${lon} is over it.`);
  if (isInSurroundings(-lon, lat))
    return refuse(`The longitude ${lon} is east of Greenwich; Croton lies west of it: type ${-lon}, or ${lon} W.`);
  return refuse(`Latitude ${lat}, longitude ${lon} is ${FAR}.`);
}

function axisOf(part: MarkedPart, index: number): 'lat' | 'lon' {
  if (part.marker === null) return index === 0 ? 'lat' : 'lon';
  return part.marker === 'lat' || part.marker === 'N' || part.marker === 'S' ? 'lat' : 'lon';
}

function withHemisphere(angle: Angle, part: MarkedPart): number {
  return part.marker === 'S' || part.marker === 'W' ? -angle.degrees : angle.degrees;
}

function joinThousands(text: string): string {
  return text.replace(/(?<![\d.,])\d{3},\d{3}(?:\.\d+)?(?![\d,])/g, (number) => number.replace(',', ''));
}

function refuse(problem: string): { ok: false; problem: string } {
  return { ok: false, problem };
}

/** `41.2108000, -73.8693000`; seven decimals are a hundredth of a foot. */
export function formatLatLon(lon: number, lat: number, decimals = 7): string {
  return `${lat.toFixed(decimals)}, ${lon.toFixed(decimals)}`;
}

/** `41°12'38.880"N 73°52'09.480"W`; three decimals are a tenth of a foot. */
export function formatDegreesMinutesSeconds(lon: number, lat: number, decimals = 3): string {
  return `${formatAngle(lat, decimals)}${lat < 0 ? 'S' : 'N'} ${formatAngle(lon, decimals)}${lon < 0 ? 'W' : 'E'}`;
}

/** `E 668848.42, N 872695.91` in ft, EPSG:2260. */
export function formatStatePlane(lon: number, lat: number, decimals = 2): string {
  const [easting, northing] = toPlane([lon, lat]);
  return `E ${easting.toFixed(decimals)}, N ${northing.toFixed(decimals)}`;
}

function formatAngle(degrees: number, decimals: number): string {
  const unit = 10 ** decimals;
  const total = Math.round(Math.abs(degrees) * 3600 * unit);
  const seconds = ((total % (60 * unit)) / unit).toFixed(decimals).padStart(decimals === 0 ? 2 : decimals + 3, '0');
  const minutes = String(Math.floor(total / (60 * unit)) % 60).padStart(2, '0');
  return `${Math.floor(total / (3600 * unit))}°${minutes}'${seconds}"`;
}
