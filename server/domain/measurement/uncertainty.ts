import type { Feet } from '../units.ts';

export type PlacementMethod = 'surveyed' | 'gps' | 'drawn' | 'address';

/** Accuracy (95 %) of a footprint placed by each method, measurement.md. */
const PLACEMENT_ACCURACY_FT: Record<PlacementMethod, Feet> = { surveyed: 0.1, gps: 10, drawn: 15, address: 100 };

/** The accuracy given, else that of the method. */
export function placementAccuracyFt(placement: { method: PlacementMethod; accuracyFt?: Feet | undefined }): Feet {
  return placement.accuracyFt ?? PLACEMENT_ACCURACY_FT[placement.method];
}

/** Root of the sum of squares of two independent 95 % accuracies, e.g. 15 and 20 ft → 25 ft. */
export const combineAccuracies = (a: Feet, b: Feet): Feet => Math.hypot(a, b);
