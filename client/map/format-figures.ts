import { formatFeet } from '../ui/figures.ts';

/** Square feet of an acre, US survey. */
const ACRE = 43_560;

/** `1,234.5 ft`, one decimal. */
export const formatLength = (feet: number): string => `${formatFeet(feet)} ft`;

/** `12,345 sq ft (0.28 acres)`. */
export function formatArea(squareFeet: number): string {
  const acres = (squareFeet / ACRE).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return `${Math.round(squareFeet).toLocaleString('en-US')} sq ft (${acres} acres)`;
}
