import fc from 'fast-check';
import type { Geometry, Position } from 'geojson';
import { expect, test } from 'vitest';
import { type LoadedFeature, reachOf } from '../../client/map/loaded-feature.ts';
import { measurePreview, zoneAt } from '../../client/map/measure-preview.ts';
import { planarDistance } from '../../client/map/planar-distance.ts';
import { planarShape } from '../../client/map/planar-shape.ts';
import { moveFootprint } from '../../client/map/plane-geometry.ts';
import { toLonLat, toPlane } from '../../client/map/projection.ts';
import { setbackRing } from '../../client/map/setback-rings.ts';

const X = 668_000;
const Y = 870_000;
const at = (x: number, y: number): Position => [X + x, Y + y];
const point = (x: number, y: number): Geometry => ({ type: 'Point', coordinates: at(x, y) });
const line = (...positions: [number, number][]): Geometry => ({
  type: 'LineString',
  coordinates: positions.map(([x, y]) => at(x, y)),
});
const square = (x: number, y: number, side: number, hole?: number): Geometry => {
  const ring = (inset: number) =>
    [
      [inset, inset],
      [side - inset, inset],
      [side - inset, side - inset],
      [inset, side - inset],
      [inset, inset],
    ].map(([dx, dy]) => at(x + dx!, y + dy!));
  return { type: 'Polygon', coordinates: hole === undefined ? [ring(0)] : [ring(0), ring(hole)] };
};

const DISTANCES: [sentence: string, a: Geometry, b: Geometry, distanceFt: number][] = [
  ['two points', point(0, 0), point(30, 40), 50],
  ['a point beside a line', point(50, 10), line([0, 0], [100, 0]), 10],
  ['a point beyond the end of a line', point(103, 4), line([0, 0], [100, 0]), 5],
  ['a point on a line', point(50, 0), line([0, 0], [100, 0]), 0],
  ['two lines that cross between their vertices', line([0, 0], [10, 10]), line([0, 10], [10, 0]), 0],
  ['two parallel lines', line([0, 0], [100, 0]), line([50, 7], [150, 7]), 7],
  ['a T that does not touch', line([0, 0], [100, 0]), line([50, 3], [50, 90]), 3],
  ['a point outside a square, to its edge', point(-12, 50), square(0, 0, 100), 12],
  ['a point inside a square', point(50, 50), square(0, 0, 100), 0],
  ['a point in the hole of a square, to the hole', point(50, 50), square(0, 0, 100, 20), 30],
  ['a line inside a square', line([10, 10], [20, 20]), square(0, 0, 100), 0],
  ['a square inside another', square(40, 40, 10), square(0, 0, 100), 0],
  ['two squares apart, corner to corner', square(0, 0, 10), square(13, 14, 10), 5],
  ['a line that passes through a square, no vertex within', line([-50, 50], [150, 50]), square(0, 0, 100), 0],
  ['a line with a doubled vertex', point(50, 10), line([0, 0], [40, 0], [40, 0], [100, 0]), 10],
  ['the nearer of two points', { type: 'MultiPoint', coordinates: [at(0, 0), at(90, 0)] }, point(100, 0), 10],
  [
    'the nearer part of a multi-line',
    point(0, 9),
    {
      type: 'MultiLineString',
      coordinates: [
        [at(50, 0), at(60, 0)],
        [at(-5, 0), at(5, 0)],
      ],
    },
    9,
  ],
];

test.each(DISTANCES)('measures %s', (_sentence, a, b, distanceFt) => {
  for (const [one, other] of [
    [a, b],
    [b, a],
  ] as const) {
    const measured = planarDistance(planarShape(one), planarShape(other));
    expect(measured.distanceFt).toBeCloseTo(distanceFt, 6);
    const [from, to] = [measured.from, measured.to];
    expect(Math.hypot(from[0]! - to[0]!, from[1]! - to[1]!)).toBeCloseTo(distanceFt, 6);
  }
});

test('refuses a geometry without a position', () => {
  expect(() => planarShape({ type: 'LineString', coordinates: [] })).toThrow(/without a position/);
});

const feature = (
  role: LoadedFeature['role'],
  geometry: Geometry,
  more: Partial<LoadedFeature> & { widthFt?: number } = {},
) => {
  const { widthFt, ...rest } = more;
  const shape = planarShape(geometry);
  return {
    role,
    name: null,
    zone: null,
    shape,
    reachFt: reachOf(role, shape, widthFt),
    ...rest,
  } satisfies LoadedFeature;
};

const previewOf = (footprint: Geometry, features: LoadedFeature[]) =>
  measurePreview(planarShape(footprint), features).map(({ to, distanceFt, name }) => [to, name, distanceFt]);

test('the preview takes half a watercourse’s width off, and ends its line at the bank', () => {
  const brook = feature('watercourses', line([0, 0], [100, 0]), { name: 'Test Brook', widthFt: 12 });
  const [preview] = measurePreview(planarShape(point(50, 100)), [brook]);
  expect(preview).toMatchObject({ to: 'watercourse', name: 'Test Brook', distanceFt: 94, end: at(50, 6) });
});

test('the preview is never below zero', () => {
  const brook = feature('watercourses', line([0, 0], [100, 0]), { name: 'Test Brook', widthFt: 12 });
  expect(previewOf(point(50, 3), [brook])).toEqual([['watercourse', 'Test Brook', 0]]);
});

test('the width of a watercourse drawn as an area takes nothing off', () => {
  const river = feature('watercourses', square(0, 0, 100), { name: 'River', widthFt: 100 });
  expect(previewOf(point(-20, 50), [river])).toEqual([['watercourse', 'River', 20]]);
});

test('a wide river further off by its centreline may be the nearer by its bank', () => {
  const brook = feature('watercourses', line([-100, 0], [100, 0]), { name: 'brook' });
  const river = feature('watercourses', line([-100, 210], [100, 210]), { name: 'river', widthFt: 40 });
  expect(previewOf(point(0, 100), [brook, river])).toEqual([['watercourse', 'river', 90]]);
});

test('the preview to Zone 2 measures to Zones 1 and 2 together, and to the ring of a well, not to Zone 3', () => {
  const zones = [
    feature('zones', square(300, 0, 100), { zone: 2, name: 'two' }),
    feature('zones', square(150, 0, 100), { zone: 1, name: 'one' }),
    feature('zones', square(-10, -10, 500), { zone: 3, name: 'three' }),
  ];
  expect(previewOf(point(0, 50), zones)).toEqual([['zone-2', null, 150]]);
  expect(previewOf(point(0, 50), [...zones, feature('wells', point(0, 270), { name: 'well' })])).toEqual([
    ['zone-2', null, 20],
  ]);
});

test('the most restrictive zone at a position, delivered nested', () => {
  const zones = [
    feature('zones', square(0, 0, 300), { zone: 3 }),
    feature('zones', square(50, 50, 200), { zone: 2 }),
    feature('zones', square(100, 100, 50), { zone: 1 }),
  ];
  const places: [number, number][] = [
    [10, 10],
    [60, 60],
    [120, 120],
    [50, 60],
    [-1, 0],
  ];
  expect(places.map(([x, y]) => zoneAt(at(x, y), zones))).toEqual([3, 2, 1, 2, null]);
});

test('within 200 ft of a well is Zone 1 whatever the map says', () => {
  const features = [feature('zones', square(0, 0, 900), { zone: 3 }), feature('wells', point(450, 450))];
  expect([zoneAt(at(450, 640), features), zoneAt(at(450, 660), features)]).toEqual([1, 3]);
});

test('the distance is the same whichever way a geometry is moved together with its neighbour', () => {
  const offset = fc.integer({ min: -5000, max: 5000 });
  fc.assert(
    fc.property(offset, offset, offset, offset, (x, y, dx, dy) => {
      const distance = (ox: number, oy: number) =>
        planarDistance(planarShape(point(x + ox, y + oy)), planarShape(square(ox, oy, 120))).distanceFt;
      return Math.abs(distance(0, 0) - distance(dx, dy)) < 1e-6;
    }),
  );
});

const FOOTPRINTS: [string, Geometry][] = [
  ['a point', point(0, 0)],
  ['a line', line([0, 0], [300, 40], [310, 400])],
  ['a square', square(0, 0, 200)],
  ['a square with a hole', square(0, 0, 2000, 500)],
];

test.each(FOOTPRINTS)('every corner of the setback ring round %s lies at its limit', (_name, footprint) => {
  const ring = setbackRing(footprint, 500);
  expect(ring).toBeDefined();
  const shape = planarShape(footprint);
  const distances = planarShape(ring!).paths.flatMap((path) =>
    path.map((position) => planarDistance(shape, planarShape({ type: 'Point', coordinates: position })).distanceFt),
  );
  expect(Math.max(...distances)).toBeLessThan(500.01);
  expect(Math.min(...distances)).toBeGreaterThan(499.7);
});

test('a nudge moves a footprint by feet of the plane', () => {
  const start = toLonLat([X, Y]);
  const moved = moveFootprint({ type: 'Point', coordinates: start }, 10, -100);
  const [easting, northing] = toPlane((moved as { coordinates: Position }).coordinates);
  expect(easting).toBeCloseTo(X + 10, 4);
  expect(northing).toBeCloseTo(Y - 100, 4);
});
