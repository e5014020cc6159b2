const oneDecimal = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const twoDecimals = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const plain = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

/** Feet with one decimal: 87.36 → `87.4`. */
export const formatFeet = (feet: number): string => oneDecimal.format(feet);

/** A limit as the law writes it: 100 → `100`. */
export const formatLimit = (feet: number): string => plain.format(feet);

/** A part of the footprint: 0.25 → `25 %`; one that is not nothing never reads `0 %`. */
export function formatShare(share: number): string {
  if (share === 0) return 'touches only';
  if (share < 0.01) return 'less than 1 %';
  if (share > 0.99 && share < 1) return 'more than 99 %';
  return `${Math.round(share * 100)} %`;
}

/** One decimal, or two where one would round the distance onto or over the limit it is held against: 99.96 of 100. */
function formatAgainst(distanceFt: number, limitFt: number): string {
  const rounded = Math.round(distanceFt * 10) / 10;
  const sideChanged = Math.sign(rounded - limitFt) !== Math.sign(Math.round((distanceFt - limitFt) * 100));
  return sideChanged ? twoDecimals.format(distanceFt) : oneDecimal.format(distanceFt);
}

export interface MarginFigures {
  distanceFt: number;
  uncertaintyFt: number;
  limitFt: number;
  /** What was measured to; null: it has no name. */
  to: string | null;
}

/**
 * A setback's figures with their margin, e.g. `87.4 ft from Test Brook ± 15.0; 100 required; short by 12.6`.
 * The margin never rounds to nothing: 99.96 of 100 is `short by 0.04`.
 */
export function formatMargin({ distanceFt, uncertaintyFt, limitFt, to }: MarginFigures): string {
  const short = limitFt - distanceFt;
  const size = Math.abs(short);
  const amount = size < 0.1 ? twoDecimals.format(size) : formatFeet(size);
  const margin = size < 0.005 ? 'exactly at the limit' : short > 0 ? `short by ${amount}` : `${amount} to spare`;
  const from = to === null ? '' : ` from ${to}`;
  return `${formatAgainst(distanceFt, limitFt)} ft${from} ± ${formatFeet(uncertaintyFt)}; ${formatLimit(limitFt)} required; ${margin}`;
}
