import type { Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchFootprintFault } from '../../server/db/fetch-footprint-fault.ts';
import { fetchLayersInForce } from '../../server/db/fetch-layers-in-force.ts';
import { fetchSite } from '../../server/db/fetch-site.ts';
import type { Database } from '../../server/db/open-database.ts';
import type { Schema } from '../../server/db/schema.ts';
import { assessSite } from '../../server/domain/measurement/assess-site.ts';
import type { Footprint } from '../../server/domain/measurement/footprint.ts';
import type { MeasuredObject, Site, Zone } from '../../server/domain/measurement/site.ts';
import { reportedWithinFt } from '../../server/domain/measurement/uncertainty.ts';
import { engines } from '../fixtures/databases.ts';
import { at, BROOK, CUT_ZONES, groundLayers, NESTED_ZONES } from '../fixtures/ground.ts';
import type { TestLayer } from '../fixtures/insert-layer.ts';
import { line, point, polygon, rectangle, toLonLat, wktLine, wktPoint, wktPolygon } from '../fixtures/plane.ts';
import { withLayers } from '../fixtures/with-layers.ts';

async function measure(db: Kysely<Schema>, footprint: Footprint, placementFt = 0, asOf = '2026-12-01'): Promise<Site> {
  const layers = await fetchLayersInForce(db, asOf);
  return assessSite(await fetchSite(db, footprint, layers, reportedWithinFt(layers, placementFt)), layers, placementFt);
}

const nearest = (site: Site, to: MeasuredObject) => site.measurements.find((measurement) => measurement.to === to);
const square = (x: number, y: number, size: number) => polygon(rectangle(...at(x, y), size, size));

/** Where a footprint stands on the invented ground, and what it meets there. */
const PLACES: [
  string,
  Footprint,
  { governing: Zone | null; touched: Zone[]; shares: number[]; toBrook: number; toZone2: number },
][] = [
  [
    'a point in Zone 3',
    point(at(2_500, 500)),
    { governing: 3, touched: [3], shares: [0, 0, 1], toBrook: 490, toZone2: 1_000 },
  ],
  [
    'a point in Zone 2',
    point(at(600, 500)),
    { governing: 2, touched: [2], shares: [0, 1, 0], toBrook: 2_390, toZone2: 0 },
  ],
  [
    'a point in mapped Zone 1',
    point(at(1_100, 1_100)),
    { governing: 1, touched: [1], shares: [1, 0, 0], toBrook: 1_890, toZone2: 0 },
  ],
  [
    'a point outside',
    point(at(4_500, 500)),
    { governing: null, touched: [], shares: [0, 0, 0], toBrook: 1_490, toZone2: 3_000 },
  ],
  [
    'a square half in Zone 2, half in Zone 3',
    square(1_450, 100, 100),
    { governing: 2, touched: [2, 3], shares: [0, 0.5, 0.5], toBrook: 1_440, toZone2: 0 },
  ],
  [
    'a square from Zone 1 into Zone 3',
    polygon(rectangle(...at(1_100, 1_000), 500, 100)),
    { governing: 1, touched: [1, 2, 3], shares: [0.2, 0.6, 0.2], toBrook: 1_390, toZone2: 0 },
  ],
  [
    'a line across all three',
    line([at(1_100, 1_100), at(1_600, 1_100)]),
    { governing: 1, touched: [1, 2, 3], shares: [0.2, 0.6, 0.2], toBrook: 1_390, toZone2: 0 },
  ],
  [
    'a square that touches Zone 2 from Zone 3',
    square(1_500, 100, 100),
    { governing: 2, touched: [2, 3], shares: [0, 0, 1], toBrook: 1_390, toZone2: 0 },
  ],
  [
    'a square 0.5 ft from Zone 2',
    square(1_500.5, 100, 100),
    { governing: 3, touched: [3], shares: [0, 0, 1], toBrook: 1_389.5, toZone2: 0.5 },
  ],
  [
    'a square around the brook',
    square(2_950, 100, 100),
    { governing: 3, touched: [3], shares: [0, 0, 1], toBrook: 0, toZone2: 1_450 },
  ],
  [
    'a point within the brook’s width',
    point(at(3_005, 100)),
    { governing: 3, touched: [3], shares: [0, 0, 1], toBrook: 0, toZone2: 1_505 },
  ],
];

describe.each(engines)('a footprint measured ($name)', ({ open }) => {
  let database: Database;

  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database?.close());

  it.each(PLACES)(
    '%s: zone, shares and distances, however the zones were delivered',
    async (_name, footprint, expected) => {
      for (const zones of [NESTED_ZONES, CUT_ZONES])
        await withLayers(database, groundLayers(zones), async (trx) => {
          const site = await measure(trx, footprint);
          expect(site.zone.governing).toBe(expected.governing);
          expect(site.zone.touched).toEqual(expected.touched);
          for (const [index, share] of expected.shares.entries())
            expect(site.zone.shares[index]!.share).toBeCloseTo(share, 4);
          expect(nearest(site, 'watercourse')!.distanceFt).toBeCloseTo(expected.toBrook, 4);
          expect(nearest(site, 'zone-2')!.distanceFt).toBeCloseTo(expected.toZone2, 4);
        });
    },
  );

  it('draws the line from the footprint to the bank, not to the centreline', async () => {
    const expected = [at(2_500, 500), at(2_990, 500)].flatMap(toLonLat);
    await withLayers(database, groundLayers(CUT_ZONES), async (trx) => {
      const { line: drawn } = nearest(await measure(trx, point(at(2_500, 500))), 'watercourse')!;
      for (const [index, value] of drawn.coordinates.flat().entries()) expect(value).toBeCloseTo(expected[index]!, 8);
    });
  });

  it('reports every watercourse that uncertainty may bring within 500 ft, and the nearest however far', async () => {
    const brook = (id: string, x: number) => ({ id, widthFt: 0, wkt: wktLine([at(x, -2_000), at(x, 5_000)]) });
    await withLayers(
      database,
      [{ role: 'watercourses', features: [brook('a', 400), brook('b', 510), brook('c', 700)], accuracyFt: 20 }],
      async (trx) => {
        const reported = async (x: number) =>
          (await measure(trx, point(at(x, 100)))).measurements.map(({ feature, distanceFt }) => [
            feature.id,
            Math.round(distanceFt),
          ]);
        expect(await reported(0)).toEqual([
          ['a', 400],
          ['b', 510],
        ]);
        expect(await reported(30_000)).toEqual([['c', 29_300]]);
      },
    );
  });

  it('takes for nearest the watercourse whose bank is nearest, not whose centreline is', async () => {
    await withLayers(
      database,
      [
        {
          role: 'watercourses',
          features: [BROOK, { id: 'river', widthFt: 900, wkt: wktLine([at(5_600, -2_000), at(5_600, 5_000)]) }],
        },
      ],
      async (trx) => {
        const site = await measure(trx, point(at(4_080, 100)));
        expect(nearest(site, 'watercourse')).toMatchObject({ feature: { id: 'river' } });
        expect(nearest(site, 'watercourse')!.distanceFt).toBeCloseTo(1_070, 4);
      },
    );
  });

  it('takes the ring of a well whose place is poorly known into account behind a Zone 2 that is nearer by the map', async () => {
    const layers = [
      { role: 'zones' as const, features: [NESTED_ZONES[1]!, NESTED_ZONES[2]!] },
      { role: 'wells' as const, features: [{ id: 'a', wkt: wktPoint(at(1_790, 100)) }], accuracyFt: 40 },
    ];
    await withLayers(database, layers, async (trx) => {
      const { measurements } = await measure(trx, point(at(2_005, 100)));
      const toZone2 = measurements.filter(({ to }) => to === 'zone-2');
      expect(toZone2.map(({ distanceFt, uncertaintyFt }) => [Math.round(distanceFt), uncertaintyFt])).toEqual([
        [15, 40],
      ]);
    });
    const further = [layers[0]!, { ...layers[1]!, features: [{ id: 'a', wkt: wktPoint(at(2_720, 100)) }] }];
    await withLayers(database, further, async (trx) => {
      const { measurements } = await measure(trx, point(at(2_005, 100)));
      const toZone2 = measurements.filter(({ to }) => to === 'zone-2');
      expect(toZone2.map(({ distanceFt, uncertaintyFt }) => [Math.round(distanceFt), uncertaintyFt])).toEqual([
        [505, 0],
        [515, 40],
      ]);
    });
  });

  it('counts the 200 ft around a well as Zone 1 where the map does not show it', async () => {
    const layers = [
      ...groundLayers(NESTED_ZONES.slice(1)),
      {
        role: 'wells' as const,
        name: 'more',
        features: [{ id: 'b', name: 'Well B', wkt: wktPoint(at(2_000, 2_000)) }],
      },
    ];
    await withLayers(database, layers, async (trx) => {
      const inside = await measure(trx, point(at(2_150, 2_000)));
      expect(inside.zone).toMatchObject({ governing: 1, touched: [1] });
      expect(inside.zone.notes.join(' ')).toMatch(/map is deficient/);
      expect(inside.coneMapped).toBe(false);
      expect(nearest(inside, 'zone-1')!.distanceFt).toBe(0);
      const beyond = await measure(trx, point(at(2_260, 2_000)));
      expect(beyond.zone.governing).toBe(3);
      expect(nearest(beyond, 'zone-2')!.distanceFt).toBeCloseTo(60, 4);
      const across = await measure(trx, polygon(rectangle(...at(2_190, 1_995), 20, 10)));
      expect(across.zone).toMatchObject({ governing: 1, touched: [1, 3] });
      expect(across.zone.shares[0]!.share).toBeCloseTo(0.5, 1);
    });
  });

  it('knows nothing of a place that no layer covers', async () => {
    const coverageWkt = `MULTIPOLYGON(${wktPolygon(rectangle(...at(0, 0), 1_000, 1_000)).slice('POLYGON'.length)})`;
    await withLayers(
      database,
      [
        { role: 'zones', features: NESTED_ZONES, coverageWkt },
        { role: 'watercourses', features: [], coverageWkt },
        { role: 'reservoirs', features: [] },
      ],
      async (trx) => {
        const far = await measure(trx, point(at(6_000, 100)));
        expect(far.zone.status).toBe('undetermined');
        expect(far.coverage).toMatchObject({ watercourse: null, reservoir: null, well: null });
        const within = await measure(trx, point(at(300, 400)));
        expect(within.zone.status).toBe('determined');
        expect(within.coverage.watercourse).toBeCloseTo(300, 4);
      },
    );
  });

  it('uses the layer version in force on the day', async () => {
    const moved = { ...BROOK, wkt: wktLine([at(3_300, -2_000), at(3_300, 5_000)]) };
    await withLayers(
      database,
      [
        { role: 'watercourses', features: [BROOK] },
        { role: 'watercourses', features: [moved], inForceFrom: '2020-01-01' },
      ],
      async (trx) => {
        const distance = async (asOf: string) =>
          nearest(await measure(trx, point(at(2_500, 100)), 0, asOf), 'watercourse')!;
        expect((await distance('2019-12-31')).distanceFt).toBeCloseTo(490, 4);
        expect(await distance('2020-01-01')).toMatchObject({
          feature: { layerVersion: 'watercourses/watercourses@2' },
        });
        expect((await distance('2020-01-01')).distanceFt).toBeCloseTo(790, 4);
      },
    );
  });

  it('leaves the sample out once its role has an official layer, from the day that is in force', async () => {
    const layers: TestLayer[] = [
      { role: 'watercourses', name: 'sample', features: [BROOK], illustrative: true },
      {
        role: 'watercourses',
        name: 'official',
        features: [{ ...BROOK, wkt: wktLine([at(3_300, -2_000), at(3_300, 5_000)]) }],
        inForceFrom: '2020-01-01',
      },
    ];
    await withLayers(database, layers, async (trx) => {
      const distance = async (asOf: string) =>
        nearest(await measure(trx, point(at(2_500, 100)), 0, asOf), 'watercourse')!.distanceFt;
      expect(await distance('2019-12-31')).toBeCloseTo(490, 4);
      expect(await distance('2020-01-01')).toBeCloseTo(790, 4);
    });
  });

  it('names where a ring crosses itself, and lets a sound one pass', async () => {
    const bowTie = polygon([at(0, 0), at(100, 100), at(100, 0), at(0, 100)]);
    expect(await fetchFootprintFault(database.db, bowTie)).toMatchObject({ reason: 'Self-intersection' });
    expect(await fetchFootprintFault(database.db, square(0, 0, 100))).toBeUndefined();
  });
});
