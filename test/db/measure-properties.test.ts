import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchLayersInForce } from '../../server/db/fetch-layers-in-force.ts';
import { fetchSite } from '../../server/db/fetch-site.ts';
import type { Database } from '../../server/db/open-database.ts';
import { assessSite } from '../../server/domain/measurement/assess-site.ts';
import type { Footprint } from '../../server/domain/measurement/footprint.ts';
import type { Ordinance } from '../../server/domain/ordinance/provision.ts';
import { readOrdinance } from '../../server/files/read-ordinance.ts';
import { evaluateFacility } from '../../server/usecases/evaluate-facility.ts';
import { engines } from '../fixtures/databases.ts';
import { at, BROOK, CUT_ZONES, groundLayers } from '../fixtures/ground.ts';
import { insertLayer } from '../fixtures/insert-layer.ts';
import { line, type Point, polygon, wktLine } from '../fixtures/plane.ts';

const ASKED = '2026-12-01';
const RUNS = { numRuns: 40 };

const coordinate = (max: number) => fc.double({ min: 0, max, noNaN: true });
const place = fc.tuple(coordinate(5_000), coordinate(3_000)).map(([x, y]) => at(x, y));

/** Corners around a centre at given radii, ft: a ring that never crosses itself, convex or not. */
function starRing([x, y]: Point, radii: number[]): Point[] {
  return radii.map((radius, index) => {
    const angle = (2 * Math.PI * index) / radii.length;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
}

const radii = fc.array(fc.double({ min: 5, max: 400, noNaN: true }), { minLength: 3, maxLength: 9 });
const star = fc.tuple(place, radii).map(([centre, lengths]) => starRing(centre, lengths));

async function measure(database: Database, footprint: Footprint, roles?: string[]) {
  const layers = (await fetchLayersInForce(database.db, ASKED)).filter(
    (layer) => roles === undefined || roles.includes(layer.name),
  );
  return assessSite(await fetchSite(database.db, footprint, layers, 500), layers, 0);
}

type Measured = Awaited<ReturnType<typeof measure>>;

function expectSameDistances(one: Measured, other: Measured, digits = 3): void {
  const figures = ({ measurements }: Measured) => measurements.map(({ to, distanceFt }) => ({ to, distanceFt }));
  expect(figures(one).map(({ to }) => to)).toEqual(figures(other).map(({ to }) => to));
  for (const [index, { distanceFt }] of figures(one).entries())
    expect(distanceFt).toBeCloseTo(figures(other)[index]!.distanceFt, digits);
}

async function openGround(open: () => Promise<Database>): Promise<Database> {
  const database = await open();
  for (const layer of groundLayers(CUT_ZONES)) await insertLayer(database.db, layer);
  return database;
}

describe.each(engines)('measuring ($name)', ({ open }) => {
  let database: Database;
  let ordinance: Ordinance;

  beforeAll(async () => {
    ordinance = await readOrdinance('data/ordinance');
    database = await openGround(open);
    const split = [-2_000, -500, 17, 900, 2_200, 5_000].map((y) => at(3_000, y));
    await insertLayer(database.db, {
      role: 'watercourses',
      name: 'one line split',
      features: [{ ...BROOK, wkt: wktLine(split.toReversed()) }],
    });
    const pieces = split
      .slice(1)
      .map((end, index) => ({ ...BROOK, id: `piece ${index}`, wkt: wktLine([split[index]!, end]) }));
    await insertLayer(database.db, { role: 'watercourses', name: 'in pieces', features: pieces });
  });
  afterAll(() => database?.close());

  it('gives the same distances whichever way the ring runs and wherever it begins', async () => {
    await fc.assert(
      fc.asyncProperty(star, fc.nat(), async (ring, shift) => {
        const turned = [...ring.slice(shift % ring.length), ...ring.slice(0, shift % ring.length)];
        const given = await measure(database, polygon(ring));
        expectSameDistances(await measure(database, polygon(turned)), given);
        expectSameDistances(await measure(database, polygon(ring.toReversed())), given);
      }),
      RUNS,
    );
  });

  it('gives the same distances whether a line of the footprint or of the layer is split', async () => {
    const nearestOf = (site: Measured) => site.measurements.find(({ to }) => to === 'watercourse')!.distanceFt;
    await fc.assert(
      fc.asyncProperty(place, place, async (from, to) => {
        const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
        const whole = await measure(database, line([from, to]), ['watercourses']);
        const split = await measure(database, line([from, middle, to]), ['watercourses']);
        expect(nearestOf(split)).toBeCloseTo(nearestOf(whole), 3);
        for (const name of ['one line split', 'in pieces'])
          expect(nearestOf(await measure(database, line([from, to]), [name]))).toBeCloseTo(nearestOf(whole), 3);
      }),
      RUNS,
    );
  });

  it('never gives a footprint that grows a less restrictive zone, nor a greater distance', async () => {
    const rank = (site: Measured) => site.zone.governing ?? 4;
    const nearestOf = (site: Measured) => site.measurements.find(({ to }) => to === 'watercourse')!.distanceFt;
    await fc.assert(
      fc.asyncProperty(place, radii, fc.double({ min: 1, max: 3, noNaN: true }), async (centre, lengths, factor) => {
        const small = await measure(database, polygon(starRing(centre, lengths)));
        const large = await measure(
          database,
          polygon(
            starRing(
              centre,
              lengths.map((length) => length * factor),
            ),
          ),
        );
        expect(rank(large)).toBeLessThanOrEqual(rank(small));
        expect(nearestOf(large)).toBeLessThanOrEqual(nearestOf(small) + 0.001);
      }),
      RUNS,
    );
  });

  it('never turns what complies into a violation by moving away from the watercourse', async () => {
    const worse = ['complies', 'survey-required', 'violates'];
    const outcomeAt = async (x: number, size: number) => {
      const footprint = polygon([at(x, 100), at(x + size, 100), at(x + size, 100 + size), at(x, 100 + size)]);
      const facts = { weatherproofBuilding: false, watertightVessel: false };
      const answer = await evaluateFacility(database.db, ordinance, {
        activity: 'chloride-salt-storage',
        footprint,
        facts,
        placementAccuracyFt: 15,
        asOf: ASKED,
      });
      const finding = answer.ok
        ? answer.value.findings.find(({ citation }) => citation === '223-22D(13)(a)')
        : undefined;
      return worse.indexOf(finding!.outcome);
    };
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 3_010, max: 3_900 }),
        fc.integer({ min: 1, max: 80 }),
        fc.integer({ min: 5, max: 60 }),
        async (x, further, size) => {
          const [near, far] = [await outcomeAt(x, size), await outcomeAt(Math.min(x + further, 3_930), size)];
          expect(far).toBeGreaterThanOrEqual(0);
          expect(far).toBeLessThanOrEqual(near);
        },
      ),
      RUNS,
    );
  });
});

describe.skipIf(engines.length < 2)('both engines', () => {
  it('answer alike to 0.001 ft', async () => {
    const [one, other] = await Promise.all(engines.map(({ open }) => openGround(open)));
    await fc.assert(
      fc.asyncProperty(star, async (ring) => {
        const [a, b] = [await measure(one!, polygon(ring)), await measure(other!, polygon(ring))];
        expectSameDistances(a, b, 3);
        expect(a.zone.governing).toBe(b.zone.governing);
        expect(a.zone.touched).toEqual(b.zone.touched);
      }),
      RUNS,
    );
    await Promise.all([one!.close(), other!.close()]);
  });
});
