import type { LimitVerdict } from '../../measurement/compare-with-limit.ts';
import type { MeasuredObject, Measurement } from '../../measurement/site.ts';
import type { Feet } from '../../units.ts';

const NAMES: Record<MeasuredObject, string> = {
  watercourse: 'watercourse',
  reservoir: 'reservoir',
  'zone-1': 'Zone 1',
  'zone-2': 'Zone 2',
  well: 'well',
};

const LAYERS: Record<MeasuredObject, string> = {
  watercourse: 'watercourses layer',
  reservoir: 'reservoirs layer',
  'zone-1': 'zones layer',
  'zone-2': 'zones layer',
  well: 'wells layer',
};

/** `87.4 ft from Test Brook ± 15.0; 100 required; short by 12.6.` One decimal, two where one would hide which side of the limit it is. */
export function describeDistance(measurement: Measurement, verdict: LimitVerdict, limitFt: Feet): string {
  const { distanceFt, uncertaintyFt } = measurement;
  const digits = digitsFor(distanceFt, limitFt);
  const figures = `${distanceFt.toFixed(digits)} ft from ${nameOf(measurement)} ± ${uncertaintyFt.toFixed(1)}; ${limitFt} required; ${marginOf(distanceFt, limitFt)}`;
  if (verdict !== 'survey-required') return `${figures}.`;
  const least = Math.max(0, distanceFt - uncertaintyFt).toFixed(digits);
  return `${figures}; the true distance may be ${least} to ${(distanceFt + uncertaintyFt).toFixed(digits)} ft, on either side of the limit.`;
}

/** `240.0 ft as stated; 250 required; short by 10.0.` */
export function describeStatedDistance(distanceFt: Feet, limitFt: Feet): string {
  return `${distanceFt.toFixed(digitsFor(distanceFt, limitFt))} ft as stated; ${limitFt} required; ${marginOf(distanceFt, limitFt)}.`;
}

/** Where the layers reach and hold nothing. */
export function describeAllClear(roles: readonly MeasuredObject[], limitFt: Feet): string {
  return `No ${roles.map((role) => NAMES[role]).join(' or ')} within ${limitFt} ft.`;
}

/** What the layers cannot tell, and what to do about it. */
export function describeGap(role: MeasuredObject, coverageFt: Feet | null, limitFt: Feet) {
  const subject = LAYERS[role];
  const detail =
    coverageFt === null
      ? `The ${subject} is missing, empty or does not cover this place, so the distance to any ${NAMES[role]} cannot be told.`
      : `The ${subject} is complete only ${coverageFt.toFixed(1)} ft around the footprint; ${limitFt} ft are needed, and a ${NAMES[role]} could lie beyond.`;
  return { detail, remedy: `Import a ${subject} that covers at least ${limitFt} ft around the footprint.` };
}

function nameOf({ to, feature }: Measurement): string {
  if (to === 'zone-2' || to === 'zone-1') return NAMES[to];
  return feature.name ?? `an unnamed ${NAMES[to]} (${feature.id})`;
}

function marginOf(distanceFt: Feet, limitFt: Feet): string {
  const margin = distanceFt - limitFt;
  const figure = Math.abs(margin).toFixed(digitsFor(distanceFt, limitFt));
  if (Number(figure) === 0) return 'exactly at the limit';
  return margin < 0 ? `short by ${figure}` : `${figure} to spare`;
}

const digitsFor = (distanceFt: Feet, limitFt: Feet) => (Math.abs(distanceFt - limitFt) < 0.1 ? 2 : 1);
