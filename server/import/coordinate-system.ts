import proj4 from 'proj4';
import catalogue from '../../data/coordinate-systems.json' with { type: 'json' };
import { ImportQuestion } from './import-question.ts';
import { refuse } from './import-refusal.ts';
import type { Position } from './source-layer.ts';
import { parseWkt, type WktSummary } from './wkt-summary.ts';

/** Where a file's coordinates are counted, and the way from there to the product's plane. */
export interface CoordinateSystem {
  name: string;
  geographic: boolean;
  /** Degrees, NAD83. */
  toLonLat: (position: Position) => Position;
  /** EPSG:2260, US survey feet. */
  toPlane: (position: Position) => Position;
  /** The transformation, for the user. */
  note: string;
}

const PLANE_NAME = 'NAD83 / New York East (EPSG:2260), US survey feet';
const plane = new proj4.Proj(catalogue['EPSG:2260'].proj4);

/** The parameters of a projection that proj4 reads from its definition; its types leave them out. */
interface Parameters {
  projName?: string;
  x0?: number;
  y0?: number;
  k0?: number;
  lat0?: number;
  long0?: number;
  a?: number;
  to_meter?: number;
}
const parametersOf = (system: object): Parameters => system as Parameters;

/** NAD83 and WGS 84 are taken as equal: every system gets the plane's datum, so that proj4 applies no shift. */
function withoutShift(definition: string) {
  const system = new proj4.Proj(definition);
  system.datum = plane.datum;
  return system;
}

const lonLat = withoutShift('+proj=longlat +ellps=GRS80 +no_defs');
const lonLatToPlane = proj4(lonLat, plane);

/** EPSG:2260 back to degrees. */
export const planeToLonLat = (position: Position): Position => lonLatToPlane.inverse(position);

const EQUALITY = 'WGS 84 and NAD83 are taken as equal (null transformation, to about 4 m).';

const near = (a: number | undefined, b: number | undefined, tolerance: number) =>
  Math.abs((a ?? 0) - (b ?? 0)) <= tolerance;

/** Whether coordinates of the system can be taken as they are. */
function isPlane(system: object): boolean {
  const [ours, theirs] = [parametersOf(plane), parametersOf(system)];
  const tolerances = { x0: 1e-6, y0: 1e-6, k0: 1e-12, lat0: 1e-12, long0: 1e-12, a: 1e-3, to_meter: 1e-12 };
  return (
    /^(tmerc|transverse[ _]mercator)$/i.test(theirs.projName ?? '') &&
    Object.entries(tolerances).every(([name, tolerance]) =>
      near(ours[name as keyof typeof tolerances], theirs[name as keyof typeof tolerances], tolerance),
    )
  );
}

function unitName(metres: number | undefined): string {
  if (near(metres ?? 1, 1, 1e-9)) return 'metres';
  if (near(metres, 1200 / 3937, 1e-10)) return 'US survey feet';
  if (near(metres, 0.3048, 1e-10)) return 'international feet';
  return `units of ${metres} m`;
}

const isFinitePair = (position: Position | undefined): position is Position =>
  position !== undefined && Number.isFinite(position[0]) && Number.isFinite(position[1]);

/** Outside its own reach a projection gives nothing or nonsense: NaN then, which the check of the place refuses. */
function guarded(transform: (position: Position) => Position): (position: Position) => Position {
  return (position) => {
    try {
      const result = transform(position);
      return isFinitePair(result) ? result : [Number.NaN, Number.NaN];
    } catch {
      return [Number.NaN, Number.NaN];
    }
  };
}

/** Longitude and latitude in degrees, on NAD83 or WGS 84. */
export function lonLatSystem(name: string, datum: 'NAD83' | 'WGS 84'): CoordinateSystem {
  return {
    name,
    geographic: true,
    toLonLat: (position) => position,
    toPlane: guarded((position) => lonLatToPlane.forward(position)),
    note: `${name}, projected to ${PLANE_NAME}.${datum === 'WGS 84' ? ` ${EQUALITY}` : ''}`,
  };
}

/** A projected system from anything proj4 reads. Throws what proj4 throws where it does not. */
function projectedSystem(name: string, definition: string, datum: 'NAD83' | 'WGS 84'): CoordinateSystem {
  const system = withoutShift(definition);
  const toLonLat = proj4(system, lonLat);
  const toPlane = proj4(system, plane);
  const same = isPlane(system);
  const label = `${name}, ${unitName(parametersOf(system).to_meter)}`;
  return {
    name: label,
    geographic: false,
    toLonLat: guarded((position) => toLonLat.forward(position)),
    toPlane: same ? (position) => position : guarded((position) => toPlane.forward(position)),
    note: same
      ? `Coordinates are in ${PLANE_NAME}; taken as they are.`
      : `${label}, converted to ${PLANE_NAME}.${datum === 'WGS 84' ? ` ${EQUALITY}` : ''}`,
  };
}

/** A system of the catalogue by its EPSG code; undefined where it is not listed. */
export function systemOfCode(code: number): CoordinateSystem | undefined {
  if (code === 4326) return lonLatSystem('EPSG:4326, WGS 84, degrees', 'WGS 84');
  if (code === 4269 || code === 6318) return lonLatSystem(`EPSG:${code}, NAD83, degrees`, 'NAD83');
  const entry = (catalogue as Record<string, { name: string; proj4: string }>)[`EPSG:${code}`];
  const datum = entry?.name.startsWith('WGS 84') ? 'WGS 84' : 'NAD83';
  return entry && projectedSystem(`EPSG:${code}, ${entry.name.replace(/, [^,]*$/, '')}`, entry.proj4, datum);
}

function datumOf(wkt: WktSummary, treatAsNad83: boolean): 'NAD83' | 'WGS 84' {
  if (wkt.datum === 'NAD83' || wkt.datum === 'WGS 84') return wkt.datum;
  if (wkt.datum === 'NAD27')
    return refuse(
      'NAD27 needs a grid file that is not shipped (NAD27 and NAD83 lie of the order of 100 ft apart here). Ask for NAD83.',
    );
  if (wkt.datum !== 'unknown' || wkt.ellipsoid === undefined)
    return refuse(`The .prj is on the datum "${wkt.datumName}", which is not converted here. Ask for NAD83.`);
  if (treatAsNad83) return 'NAD83';
  throw new ImportQuestion(
    `The .prj has ${wkt.geographic ? 'degrees' : 'coordinates'} on the ${wkt.ellipsoid} ellipsoid but no datum. Treat as NAD83?`,
    'treatAsNad83',
    [
      { value: 'true', label: 'Yes, treat as NAD83', usable: true },
      { value: 'false', label: 'No, ask the sender', usable: false },
    ],
  );
}

/**
 * Reads the text of a .prj. Refuses what is no coordinate system, NAD27, another datum or meridian, a projection that is not known;
 * asks where the datum is missing, unless the user has said to treat it as NAD83.
 */
export function parsePrj(text: string, treatAsNad83: boolean): CoordinateSystem {
  const wkt = parseWkt(text);
  const datum = datumOf(wkt, treatAsNad83);
  if (wkt.meridian !== 0) refuse('The .prj counts longitude from another meridian than Greenwich. Ask for NAD83.');
  if (wkt.geographic) {
    if (!wkt.inDegrees) refuse('The .prj is not in degrees. Ask for NAD83 in degrees or State Plane feet.');
    return lonLatSystem(`${wkt.name}, degrees`, datum);
  }
  try {
    return projectedSystem(wkt.name, wkt.text, datum);
  } catch {
    return refuse(
      'The .prj names no known projection. Ask for the layer in NAD83 / New York East, US survey feet (EPSG:2260).',
    );
  }
}
