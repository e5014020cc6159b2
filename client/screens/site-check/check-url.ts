import { type Check, EMPTY_CHECK, type FactValue, type FootprintGeometry, PLACEMENT_METHODS } from './check.ts';
import { decodeGeometry, encodeGeometry } from './geometry-code.ts';

/** Longest footprint code a link can carry: browsers, mail and servers cut longer addresses. */
export const LONGEST_CODE = 8_000;
const TOO_LONG = 'too-long';
const FACT_PREFIX = 'fact.';

/** What an address says of a check, and sentences about what it does not say rightly. */
export interface ReadCheck {
  check: Check;
  problems: string[];
}

/** True where the check's footprint is too long for a link, so that only this browser's history holds it. */
export const isTooLongForLink = (footprint: FootprintGeometry): boolean =>
  encodeGeometry(footprint).length > LONGEST_CODE;

/** Text that is no JSON stands for itself: `fact.persons=5`, `fact.installedOn=1990-01-01`, `fact.method="5"`. */
function writeFact(value: FactValue): string {
  if (typeof value === 'string' && parseJson(value) === undefined) return value;
  return JSON.stringify(value);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function readFact(text: string): FactValue {
  const value = parseJson(text);
  const isFact = value === null || ['boolean', 'number', 'string'].includes(typeof value);
  return isFact ? (value as FactValue) : text;
}

/** The search part of the address that holds the whole check, so that a link shows the same. */
export function writeCheck(check: Check): URLSearchParams {
  const params = new URLSearchParams();
  if (check.activity !== null) params.set('activity', check.activity);
  if (check.footprint !== null) {
    const code = encodeGeometry(check.footprint);
    params.set('at', code.length > LONGEST_CODE ? TOO_LONG : code);
  }
  if (check.method !== EMPTY_CHECK.method) params.set('placed', check.method);
  if (check.accuracyFt !== null) params.set('accuracy', String(check.accuracyFt));
  if (check.asOf !== null) params.set('asOf', check.asOf);
  for (const [name, value] of Object.entries(check.facts)) params.set(FACT_PREFIX + name, writeFact(value));
  return params;
}

function readFootprint(code: string | null, held: FootprintGeometry | null, problems: string[]) {
  if (code === null) return null;
  if (code === TOO_LONG) {
    if (held === null)
      problems.push(
        'This link could not hold its footprint, which has too many vertices. Add it again, for example from the GeoJSON file that was downloaded with it.',
      );
    return held;
  }
  const footprint = decodeGeometry(code);
  if (footprint) return footprint;
  problems.push('The footprint in this link cannot be read; the link may have been cut off. Place it again.');
  return null;
}

function readAccuracy(text: string | null, problems: string[]): number | null {
  if (text === null) return null;
  const value = Number(text);
  if (text.trim() !== '' && Number.isFinite(value) && value >= 0) return value;
  problems.push(`The accuracy in this link, "${text}", is not a number of feet; that of the placement method is used.`);
  return null;
}

function readMethod(text: string | null, problems: string[]): Check['method'] {
  if (text === null) return EMPTY_CHECK.method;
  const method = PLACEMENT_METHODS.find((known) => known === text);
  if (!method) problems.push(`The placement method in this link, "${text}", is not known; "drawn" is used.`);
  return method ?? EMPTY_CHECK.method;
}

/**
 * Reads a check from the address. `held` is the footprint the browser's history keeps where it was too long for a link.
 * Never fails: what cannot be read is left out and said in `problems`.
 */
export function readCheck(params: URLSearchParams, held: FootprintGeometry | null): ReadCheck {
  const problems: string[] = [];
  const facts: Record<string, FactValue> = {};
  for (const [name, text] of params)
    if (name.startsWith(FACT_PREFIX)) facts[name.slice(FACT_PREFIX.length)] = readFact(text);
  const check: Check = {
    activity: params.get('activity') || null,
    footprint: readFootprint(params.get('at'), held, problems),
    facts,
    method: readMethod(params.get('placed'), problems),
    accuracyFt: readAccuracy(params.get('accuracy'), problems),
    asOf: params.get('asOf') || null,
  };
  return { check, problems };
}
