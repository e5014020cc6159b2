import { refuse } from './import-refusal.ts';

/** What has to be known of a coordinate system before its projection is trusted to proj4. */
export interface WktSummary {
  /** The horizontal system alone, without a vertical one beside or around it. */
  text: string;
  name: string;
  geographic: boolean;
  datumName: string;
  datum: 'NAD83' | 'WGS 84' | 'NAD27' | 'unknown' | 'other';
  /** Where it is one of those NAD83 and WGS 84 stand on. */
  ellipsoid: string | undefined;
  meridian: number;
  inDegrees: boolean;
}

const DEGREE = Math.PI / 180;
const HORIZONTAL = /\b(PROJCS|PROJCRS|PROJECTEDCRS|GEOGCS|GEOGCRS|GEOGRAPHICCRS|GEODCRS|GEODETICCRS)\s*\[/i;

/** From `start` to the bracket that closes the first one opened; undefined where it never does. */
function balanced(text: string, start: number): string | undefined {
  let depth = 0;
  let quoted = false;
  for (let at = start; at < text.length; at += 1) {
    const character = text[at];
    if (character === '"') quoted = !quoted;
    if (quoted) continue;
    if (character === '[') depth += 1;
    if (character === ']') {
      depth -= 1;
      if (depth === 0) return text.slice(start, at + 1);
    }
  }
  return undefined;
}

function classifyDatum(name: string | undefined): WktSummary['datum'] {
  const letters = (name ?? 'unknown')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .replace(/^d(?=north|nad|wgs|world|unknown|grs|unspec)/, '');
  if (/^(northamerican(datum)?(of)?1983|nad(19)?83)/.test(letters)) return 'NAD83';
  if (/^(wgs(19)?84|worldgeodeticsystem(of)?1984)/.test(letters)) return 'WGS 84';
  if (/^(northamerican(datum)?(of)?1927|nad(19)?27)/.test(letters)) return 'NAD27';
  return /^(unknown|unspecified|notspecified|undefined|grs1980|unnamed|$)/.test(letters) ? 'unknown' : 'other';
}

function ellipsoidOf(text: string): string | undefined {
  const found = /\b(?:SPHEROID|ELLIPSOID)\s*\[\s*"[^"]*"\s*,\s*([\d.]+)\s*,\s*([\d.]+)/i.exec(text);
  if (!found || Math.abs(Number(found[1]) - 6_378_137) > 0.5) return undefined;
  const flattening = Number(found[2]);
  if (Math.abs(flattening - 298.257222101) < 1e-6) return 'GRS 1980';
  return Math.abs(flattening - 298.257223563) < 1e-6 ? 'WGS 84' : undefined;
}

/** Degrees unless an angle unit says otherwise. */
function isInDegrees(text: string): boolean {
  const units = [...text.matchAll(/\b(?:ANGLEUNIT|UNIT)\s*\[\s*"[^"]*"\s*,\s*([\d.eE+-]+)/gi)].map((match) =>
    Number(match[1]),
  );
  return units.every((unit) => Math.abs(unit - DEGREE) < 1e-9);
}

/** Takes the well-known text (1 or 2) of a .prj apart as far as the import must judge it. Refuses what is none. */
export function parseWkt(prj: string): WktSummary {
  const cleaned = prj.replace(/^\uFEFF/, '').trim();
  if (cleaned.startsWith('<'))
    refuse('The .prj file is not a coordinate system (it is a web page). Ask the sender for the right one.');
  const start = HORIZONTAL.exec(cleaned);
  const text = start ? balanced(cleaned, start.index) : undefined;
  if (!start || text === undefined)
    return refuse('The .prj file is not a coordinate system. Ask the sender for the right one.');
  const datumName = /\b(?:DATUM|TRF|ENSEMBLE|GEODETICDATUM)\s*\[\s*"([^"]*)"/i.exec(text)?.[1];
  return {
    text,
    name: /\[\s*"([^"]*)"/.exec(text)?.[1]?.trim() || 'unnamed',
    geographic: /^GEO/i.test(start[1]!),
    datumName: datumName ?? 'none',
    datum: classifyDatum(datumName),
    ellipsoid: ellipsoidOf(text),
    meridian: Number(/\bPRIMEM(?:ERIDIAN)?\s*\[\s*"[^"]*"\s*,\s*([-\d.eE+]+)/i.exec(text)?.[1] ?? 0),
    inDegrees: isInDegrees(text),
  };
}
