import type { Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchFootprintFault } from '../../server/db/fetch-footprint-fault.ts';
import { fetchLayersInForce } from '../../server/db/fetch-layers-in-force.ts';
import { fetchSite } from '../../server/db/fetch-site.ts';
import type { Database } from '../../server/db/open-database.ts';
import type { Schema } from '../../server/db/schema.ts';
import { assessSite } from '../../server/domain/measurement/assess-site.ts';
import type { Footprint } from '../../server/domain/measurement/footprint.ts';
import type { Site } from '../../server/domain/measurement/site.ts';
import { reportedWithinFt } from '../../server/domain/measurement/uncertainty.ts';
import { engines } from '../fixtures/databases.ts';
import { at, groundLayers, NESTED_ZONES } from '../fixtures/ground.ts';
import type { TestFeature, TestLayer } from '../fixtures/insert-layer.ts';
import { line, point, polygon, rectangle, toLonLat, wktLine, wktPoint, wktPolygon } from '../fixtures/plane.ts';
import { withLayers } from '../fixtures/with-layers.ts';

async function measure(db: Kysely<Schema>, footprint: Footprint, placementFt = 0): Promise<Site> {
  const layers = await fetchLayersInForce(db, '2026-12-01');
  return assessSite(await fetchSite(db, footprint, layers, reportedWithinFt(layers, placementFt)), layers, placementFt);
}

const box = (x: number, y: number, width: number, height: number) => polygon(rectangle(...at(x, y), width, height));
const several = (...polygons: Footprint[]): Footprint => ({
  type: 'MultiPolygon',
  coordinates: polygons.map(({ coordinates }) => coordinates),
});

/** An L of Zone 2, whose inner corner is (10, 10), in a wide Zone 3. */
const CORNERED: TestFeature[] = [
  { id: 'z2', zone: 2, wkt: wktPolygon([at(0, 0), at(100, 0), at(100, 10), at(10, 10), at(10, 100), at(0, 100)]) },
  { id: 'z3', zone: 3, wkt: wktPolygon(rectangle(...at(-500, -500), 2_000, 2_000)) },
];

/** Valid footprints at which a careless overlay or buffer fails, the zones there, and the touched zones expected. */
const FOOTPRINTS: [string, TestFeature[], Footprint, number[]][] = [
  ['that runs 1 ft from one arm of a zone and meets the other', CORNERED, box(11, 5, 40, 45), [2, 3]],
  ['that touches one arm of a zone and meets the other', CORNERED, box(10, 5, 40, 45), [2, 3]],
  ['that touches both arms of a zone', CORNERED, box(10, 10, 40, 40), [2, 3]],
  ['that touches a zone at one corner', CORNERED, box(100, 10, 40, 40), [2, 3]],
  ['that is the zone itself', CORNERED, box(-500, -500, 2_000, 2_000), [2, 3]],
  [
    'of two parts whose common edge is not quite the same',
    CORNERED,
    {
      type: 'MultiPolygon',
      coordinates: [
        [
          [
            [-73.87078811350847, 41.209875173679926],
            [-73.87165339964278, 41.20991925989473],
            [-73.87165829246219, 41.209864490410446],
            [-73.87079300704531, 41.20982040423712],
            [-73.87078811350847, 41.209875173679926],
          ],
        ],
        [
          [
            [-73.87078811350847, 41.209875173679926],
            [-73.87078321996289, 41.209929943121956],
            [-73.87164850681465, 41.20997402937824],
            [-73.87078811350847, 41.209875173679926],
          ],
        ],
      ],
    },
    [3],
  ],
  [
    'with a hole that touches its shell at a point',
    CORNERED,
    {
      type: 'Polygon',
      coordinates: [
        [at(200, 200), at(250, 200), at(225, 250), at(200, 220)],
        [at(200, 220), at(220, 230), at(220, 215)],
      ].map((ring) => [...ring, ring[0]!].map(toLonLat)),
    },
    [3],
  ],
  ['of two parts that touch at a corner', CORNERED, several(box(200, 200, 50, 50), box(250, 250, 50, 50)), [3]],
  [
    'with a spike of a hair’s breadth into a zone',
    CORNERED,
    polygon([at(200, 200), at(250, 200), at(250, 250), at(200, 250), at(200, 200.01), at(5, 5)]),
    [2, 3],
  ],
  [
    'whose corner stands twice, and almost a third time',
    CORNERED,
    polygon([at(200, 200), at(250, 200), at(250, 200), at(250, 200 + 1e-7), at(250, 250)]),
    [3],
  ],
  ['of 0.1 ft', CORNERED, box(50, 5, 0.1, 0.1), [2]],
  ['of a millionth of a foot', CORNERED, box(50, 5, 1e-6, 1e-6), [2]],
  ['that is a line of a millionth of a foot', CORNERED, line([at(50, 5), at(50 + 1e-6, 5)]), [2]],
  ['as large as the county', CORNERED, box(-60_000, -60_000, 120_000, 120_000), [2, 3]],
];

describe.each(engines)('what is hard to measure ($name)', ({ open }) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database?.close());

  it.each(FOOTPRINTS)('is measured all the same: a footprint %s', async (_name, features, footprint, touched) => {
    expect(await fetchFootprintFault(database.db, footprint)).toBeUndefined();
    await withLayers(database, [{ role: 'zones', features }], async (trx) => {
      const { zone } = await measure(trx, footprint);
      expect(zone.touched).toEqual(touched);
      expect(zone.governing).toBe(touched[0]);
    });
  });

  it('judges rings where they are measured: a hole may cross, in the plane, a shell that it is apart from in degrees', async () => {
    const west: [number, number] = [-74.3, 41];
    const east: [number, number] = [-73.3, 41];
    const shell = [west, east, [-73.3, 41.5], [-74.3, 41.5], west];
    const hole = (lat: number) => [
      [-73.8, lat],
      [-73.7, 41.1],
      [-73.9, 41.1],
      [-73.8, lat],
    ];
    const fault = (lat: number) =>
      fetchFootprintFault(database.db, { type: 'Polygon', coordinates: [shell, hole(lat)] });
    expect(await fault(41.00001)).toMatchObject({ reason: 'Self-intersection', lat: expect.closeTo(41, 2) });
    expect(await fault(41.05)).toBeUndefined();
  });

  it('reports a watercourse that may be near although another, better known, is nearer by the map', async () => {
    const brook = (id: string, x: number) => ({ id, widthFt: 0, wkt: wktLine([at(x, -2_000), at(x, 5_000)]) });
    const layers: TestLayer[] = [
      { role: 'watercourses', name: 'surveyed', features: [brook('near', 3_900)] },
      { role: 'watercourses', name: 'sketched', features: [brook('far', 9_000)], accuracyFt: 10_000 },
    ];
    await withLayers(database, layers, async (trx) => {
      const { measurements } = await measure(trx, point(at(0, 100)));
      expect(measurements.map(({ feature, uncertaintyFt }) => [feature.id, uncertaintyFt])).toEqual([
        ['near', 0],
        ['far', 10_000],
      ]);
    });
  });

  it('finds the rings of wells that stand almost in one place, and where the map leaves them out', async () => {
    const wells = `MULTIPOINT(${[0, 1e-9, 1e-6, 1e-3, 300].map((x) => at(1_000 + x, 1_000).join(' ')).join(', ')})`;
    const layers = (zones: TestFeature[]): TestLayer[] => [
      { role: 'zones', features: zones },
      { role: 'wells', features: [{ id: 'field', wkt: wells }] },
    ];
    const mapped = { id: 'z1', zone: 1 as const, wkt: wktPolygon(rectangle(...at(790, 790), 720, 420)) };
    for (const [zones, deficient] of [
      [[...NESTED_ZONES.slice(1), mapped], false],
      [NESTED_ZONES, true],
    ] as [TestFeature[], boolean][])
      await withLayers(database, layers(zones), async (trx) => {
        const { zone } = await measure(trx, box(1_400, 900, 60, 60));
        expect(zone).toMatchObject({ governing: 1, touched: [1] });
        expect(zone.notes.some((note) => note.startsWith('The map is deficient'))).toBe(deficient);
      });
  });

  it('says nothing of a deficient map where only the footprint’s surroundings lie in an unmapped ring', async () => {
    const edge: TestLayer = { role: 'wells', name: 'edge', features: [{ id: 'b', wkt: wktPoint(at(1_000, 1_190)) }] };
    await withLayers(database, [...groundLayers(NESTED_ZONES), edge], async (trx) => {
      const { zone } = await measure(trx, box(900, 1_100, 100, 99.5));
      expect(zone.governing).toBe(1);
      expect(zone.notes).toEqual([]);
    });
  });
});
