import geodesic from 'geographiclib-geodesic';
import { expect, it } from 'vitest';
import { type Point, toLonLat } from '../fixtures/plane.ts';

const METRES_PER_US_FOOT = 1200 / 3937;

/** Length on the ellipsoid of NAD83 between two points of the plane, US survey feet. */
function ellipsoidFt(from: Point, to: Point): number {
  const { Geodesic } = geodesic;
  const nad83 = new Geodesic.Geodesic(6378137, 1 / 298.257222101);
  const [[lon1, lat1], [lon2, lat2]] = [toLonLat(from), toLonLat(to)];
  return nad83.Inverse(lat1, lon1, lat2, lon2).s12! / METRES_PER_US_FOOT;
}

it.each([
  ['north', 0, 500],
  ['east', 500, 0],
])('500 grid ft to the %s at Croton are 500.03 ft on the ellipsoid, as the trace says', (_direction, dx, dy) => {
  const well: Point = [667_050, 870_000];
  expect(ellipsoidFt(well, [well[0] + dx, well[1] + dy])).toBeCloseTo(500.03, 2);
});
