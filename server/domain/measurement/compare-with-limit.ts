import type { Feet } from '../units.ts';

export type LimitVerdict = 'complies' | 'violates' | 'survey-required';

/** Noise of binary fractions, in hundredths of a foot: 15.07 ft must not become 1508 hundredths. */
const NOISE = 1e-6;

const inHundredths = (feet: Feet) => Math.round(feet * 100);
const inHundredthsRoundedUp = (feet: Feet) => Math.ceil(feet * 100 - NOISE);

/**
 * What a measured distance says against a least distance, compared at 0.01 ft.
 * The uncertainty is rounded up, so that rounding never makes a place comply.
 *
 * @param distanceFt linear distance, US survey feet
 * @param uncertaintyFt 95 % uncertainty of the distance, US survey feet
 * @param limitFt least distance required, US survey feet
 * @example compareWithLimit(500, 0, 500) // complies: "within 500 feet" breaks the rule, 500 feet does not
 * @example compareWithLimit(87.4, 15, 100) // survey-required: between 72.4 and 102.4
 * @throws RangeError where a figure is not a finite number or the uncertainty or limit is negative
 */
export function compareWithLimit(distanceFt: Feet, uncertaintyFt: Feet, limitFt: Feet): LimitVerdict {
  for (const [name, value] of Object.entries({ distanceFt, uncertaintyFt, limitFt }))
    if (!Number.isFinite(value) || value < 0) throw new RangeError(`${name} must be a finite number ≥ 0, not ${value}`);
  const distance = inHundredths(distanceFt);
  const uncertainty = inHundredthsRoundedUp(uncertaintyFt);
  const limit = inHundredths(limitFt);
  if (distance - uncertainty >= limit) return 'complies';
  return distance + uncertainty < limit ? 'violates' : 'survey-required';
}
