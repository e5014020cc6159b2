/** Square feet of an acre, US survey. */
const ACRE = 43_560;

/** `1,234.5 ft`, one decimal. */
export function formatFeet(feet: number): string {
  return `${feet.toLocaleString('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 })} ft`;
}

/** `12,345 sq ft (0.28 acres)`. */
export function formatArea(squareFeet: number): string {
  const acres = (squareFeet / ACRE).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return `${Math.round(squareFeet).toLocaleString('en-US')} sq ft (${acres} acres)`;
}
