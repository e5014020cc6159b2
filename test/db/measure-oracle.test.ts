import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchLayersInForce } from '../../server/db/fetch-layers-in-force.ts';
import { fetchSite } from '../../server/db/fetch-site.ts';
import type { Database } from '../../server/db/open-database.ts';
import { assessSite } from '../../server/domain/measurement/assess-site.ts';
import { type Site, ZONES, type Zone } from '../../server/domain/measurement/site.ts';
import { reportedWithinFt } from '../../server/domain/measurement/uncertainty.ts';
import { engines } from '../fixtures/databases.ts';
import type { TestLayer } from '../fixtures/insert-layer.ts';
import { distanceBetween, isIn, type Shape } from '../fixtures/planar-oracle.ts';
import type { Point } from '../fixtures/plane.ts';
import { footprintOf, type RandomWater, type RandomZone, randomGround, wktOf } from '../fixtures/random-ground.ts';
import { withLayers } from '../fixtures/with-layers.ts';

const DEFAULT_WIDTH_FT = 12;
const RING_FT = 200;
/** Longitude and latitude of a vertex, and the PostGIS that reads them, round at about a millionth of this. */
const DIGITS = 2.7;

interface Ground {
  zones: RandomZone[];
  waters: RandomWater[];
  wells: Point[];
}

function layersOf({ zones, waters, wells }: Ground): TestLayer[] {
  const zoneLayer = (rest: number): TestLayer => ({
    role: 'zones',
    name: `zones ${rest}`,
    features: zones.flatMap(({ zone, shape }, index) =>
      index % 2 === rest ? [{ id: `zone ${index}`, zone, wkt: wktOf(shape) }] : [],
    ),
  });
  return [
    ...[zoneLayer(0), zoneLayer(1)].filter(({ features }) => features.length > 0),
    {
      role: 'watercourses',
      defaultWidthFt: DEFAULT_WIDTH_FT,
      features: waters.map(({ shape, widthFt }, index) => ({
        id: `water ${index}`,
        wkt: wktOf(shape),
        ...(widthFt === undefined ? {} : { widthFt }),
      })),
    },
    { role: 'wells', features: wells.map((well, index) => ({ id: `well ${index}`, wkt: wktOf({ points: [well] }) })) },
  ];
}

const toWell = (footprint: Shape, well: Point) => Math.max(0, distanceBetween(footprint, { points: [well] }) - RING_FT);

function toZone({ zones, wells }: Ground, footprint: Shape, zone: Zone): number {
  const polygons = zones.filter((each) => each.zone === zone).map(({ shape }) => distanceBetween(footprint, shape));
  return Math.min(...polygons, ...(zone === 1 ? wells.map((well) => toWell(footprint, well)) : []));
}

function toWater(footprint: Shape, { shape, widthFt }: RandomWater): number {
  const halfFt = shape.paths ? (widthFt ?? DEFAULT_WIDTH_FT) / 2 : 0;
  return Math.max(0, distanceBetween(footprint, shape) - halfFt);
}

/** Points spread evenly over the one area of the footprint, if it has one. */
function sample({ areas = [] }: Shape): Point[] {
  const corners = areas.flat(2);
  if (corners.length === 0) return [];
  const [west, east] = [Math.min(...corners.map(([x]) => x)), Math.max(...corners.map(([x]) => x))];
  const [south, north] = [Math.min(...corners.map(([, y]) => y)), Math.max(...corners.map(([, y]) => y))];
  const steps = Array.from({ length: 60 }, (_, index) => (index + 0.5) / 60);
  const places = steps.flatMap((x) => steps.map((y): Point => [west + x * (east - west), south + y * (north - south)]));
  return places.filter((place) => isIn(place, { areas }));
}

function zoneAt({ zones, wells }: Ground, place: Point): Zone | undefined {
  if (wells.some((well) => toWell({ points: [place] }, well) === 0)) return 1;
  return ZONES.find((zone) => zones.some((each) => each.zone === zone && isIn(place, each.shape)));
}

function expectZone(ground: Ground, footprint: Shape, { zone, measurements }: Site): void {
  const away = ZONES.map((each) => toZone(ground, footprint, each));
  const governing = ZONES.find((_, index) => away[index]! < 0.01) ?? null;
  if (away.every((feet) => Math.abs(feet - 0.01) > 0.002)) expect(zone.governing).toBe(governing);
  for (const touched of zone.touched) expect(away[touched - 1]).toBeLessThan(0.012);
  const toZone2 = Math.min(away[0]!, away[1]!);
  const measured = measurements.find(({ to }) => to === 'zone-2')?.distanceFt ?? Number.POSITIVE_INFINITY;
  if (Number.isFinite(toZone2)) expect(measured).toBeCloseTo(toZone2, DIGITS);
  else expect(measured).toBe(toZone2);
}

function expectShares(ground: Ground, footprint: Shape, { zone }: Site): void {
  const places = sample(footprint).map((place) => zoneAt(ground, place));
  if (places.length < 400) return;
  for (const { zone: each, share } of zone.shares) {
    const sampled = places.filter((found) => found === each).length / places.length;
    expect(Math.abs(share - sampled)).toBeLessThan(0.06);
    if (sampled > 0.02) expect(zone.touched).toContain(each);
  }
}

function expectWaters({ waters }: Ground, footprint: Shape, { measurements }: Site): void {
  const expected = waters
    .map((water, index) => ({ id: `water ${index}`, feet: toWater(footprint, water) }))
    .toSorted((a, b) => a.feet - b.feet);
  const measured = measurements.filter(({ to }) => to === 'watercourse');
  const found = new Map(measured.map(({ feature, distanceFt }) => [feature.id, distanceFt]));
  expect(measured[0]!.distanceFt).toBeCloseTo(expected[0]!.feet, DIGITS);
  for (const { id, feet } of expected) if (feet < 500 || found.has(id)) expect(found.get(id)).toBeCloseTo(feet, DIGITS);
}

describe.each(engines)('on grounds laid out at random ($name)', ({ name, open }) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database?.close());

  it('finds zones, shares and distances as brute force does', async () => {
    await fc.assert(
      fc.asyncProperty(randomGround, async ({ footprints, ...ground }) => {
        await withLayers(database, layersOf(ground), async (trx) => {
          const layers = await fetchLayersInForce(trx, '2026-12-01');
          for (const footprint of footprints) {
            const mapped = await fetchSite(trx, footprintOf(footprint), layers, reportedWithinFt(layers, 0));
            const site = assessSite(mapped, layers, 0);
            expectZone(ground, footprint, site);
            expectShares(ground, footprint, site);
            expectWaters(ground, footprint, site);
          }
        });
      }),
      { numRuns: name === 'embedded' ? 25 : 60, seed: 223 },
    );
  });
});
