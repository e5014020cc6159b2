import type { LayerInForce } from '../layer.ts';
import type { Feet } from '../units.ts';

/** How a footprint can have been placed. */
export const PLACEMENT_METHODS = ['surveyed', 'gps', 'drawn', 'address'] as const;
export type PlacementMethod = (typeof PLACEMENT_METHODS)[number];

/** Accuracy (95 %) of a footprint placed by each method, measurement.md. */
const PLACEMENT_ACCURACY_FT: Record<PlacementMethod, Feet> = { surveyed: 0.1, gps: 10, drawn: 15, address: 100 };

/** The accuracy given, else that of the method. */
export function placementAccuracyFt(placement: { method: PlacementMethod; accuracyFt?: Feet | undefined }): Feet {
  return placement.accuracyFt ?? PLACEMENT_ACCURACY_FT[placement.method];
}

/** Root of the sum of squares of two independent 95 % accuracies, e.g. 15 and 20 ft → 25 ft. */
export const combineAccuracies = (a: Feet, b: Feet): Feet => Math.hypot(a, b);

/** The longest setback of Article II, § 223-22D(13)(a); every object this near is reported, for the law says *any* watercourse. */
const LONGEST_SETBACK_FT: Feet = 500;

/**
 * How far out objects must be fetched so that none is missed that uncertainty may bring within the longest setback:
 * 500 ft and the largest uncertainty any layer can give.
 */
export function reportedWithinFt(layers: readonly LayerInForce[], placementFt: Feet): Feet {
  const uncertainties = layers.map(
    (layer) => combineAccuracies(layer.accuracyFt, placementFt) + (layer.defaultWidthFt ?? 0) / 2,
  );
  return LONGEST_SETBACK_FT + Math.max(0, ...uncertainties);
}
