import type { Geometry } from 'geojson';

/** Footprints before and after the present one; never changed in place. */
export interface FootprintHistory {
  past: (Geometry | null)[];
  present: Geometry | null;
  future: (Geometry | null)[];
}

const MOST_STEPS = 100;
const SAME = 5e-9;

export function startHistory(present: Geometry | null): FootprintHistory {
  return { past: [], present, future: [] };
}

/** A new present, however it came; the same again is no step. */
export function recordFootprint(history: FootprintHistory, present: Geometry | null): FootprintHistory {
  if (isSameFootprint(history.present, present)) return history;
  return { past: [...history.past, history.present].slice(-MOST_STEPS), present, future: [] };
}

export function undoFootprint(history: FootprintHistory): FootprintHistory {
  const present = history.past.at(-1);
  if (present === undefined) return history;
  return { past: history.past.slice(0, -1), present, future: [history.present, ...history.future] };
}

export function redoFootprint(history: FootprintHistory): FootprintHistory {
  const [present, ...future] = history.future;
  if (present === undefined) return history;
  return { past: [...history.past, history.present], present, future };
}

/** The same to a billionth of a degree, however its numbers were written meanwhile. */
export function isSameFootprint(a: Geometry | null, b: Geometry | null): boolean {
  if (a === b) return true;
  if (a === null || b === null || a.type !== b.type) return false;
  const [ones, others] = [numbersOf(a), numbersOf(b)];
  return ones.length === others.length && ones.every((one, index) => Math.abs(one - others[index]!) < SAME);
}

function numbersOf(geometry: Geometry): number[] {
  if (geometry.type === 'GeometryCollection') return geometry.geometries.flatMap(numbersOf);
  return geometry.coordinates.flat(3) as number[];
}
