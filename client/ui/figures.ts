const oneDecimal = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
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
