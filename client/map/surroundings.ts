import { toPlane } from './projection.ts';

/** West, south, east, north in degrees: Westchester County and its surroundings, where the product works. */
export const SURROUNDINGS = [-74.6, 40.6, -73.2, 41.9] as const;

/** The village's well field: where the map opens while there is nothing to fit, lon/lat. */
export const WELL_FIELD = [-73.8655, 41.2105] as const;

export function isInSurroundings(lon: number, lat: number): boolean {
  const [west, south, east, north] = SURROUNDINGS;
  return lon >= west && lon <= east && lat >= south && lat <= north;
}

/** The surroundings in EPSG:2260, ft: left, bottom, right, top. */
export function surroundingsInPlane(): [number, number, number, number] {
  const [west, south, east, north] = SURROUNDINGS;
  return [toPlane([west, south])[0], toPlane([west, south])[1], toPlane([east, south])[0], toPlane([east, north])[1]];
}
