import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../../server/db/open-database.ts';
import { engines } from '../fixtures/databases.ts';
import { testDirectory } from '../fixtures/embedded-directory.ts';
import { area, geoJsonFile, square } from '../fixtures/geojson-layer.ts';
import { at, groundLayers, NESTED_ZONES } from '../fixtures/ground.ts';
import { importCalls } from '../fixtures/import-calls.ts';
import { insertLayer } from '../fixtures/insert-layer.ts';
import { point, toLonLat } from '../fixtures/plane.ts';
import { startServer } from '../fixtures/server.ts';
import { useServer } from '../fixtures/use-server.ts';

const HERE = point(at(2_870, 500));
const QUESTION = { activity: 'chloride-salt-storage', placement: { method: 'surveyed' }, geometry: HERE };
const members = (value: string, count: number) =>
  `{${Array.from({ length: count }, (_, index) => `"x${index}":${value}`).join()}}`;
const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
const withFacts = (facts: string) => JSON.stringify({ ...QUESTION, facts: 'FACTS' }).replace('"FACTS"', facts);
const withCoordinates = (coordinates: string) =>
  JSON.stringify({ ...QUESTION, geometry: { type: 'Polygon', coordinates: 'HERE' } }).replace('"HERE"', coordinates);

/** What is sent to POST /api/evaluations, the status, and where it points. */
const BODIES: [string, string, number, string | undefined][] = [
  ['a prototype for a fact', withFacts('{"__proto__":true}'), 422, '/facts/__proto__'],
  ['a prototype for a body', `{"__proto__":{},${JSON.stringify(QUESTION).slice(1)}`, 422, ''],
  ['facts that are a list', withFacts('[]'), 422, '/facts'],
  ['facts that are null', withFacts('null'), 422, '/facts'],
  ['100,000 facts', withFacts(members('[]', 100_000)), 422, '/facts/x0'],
  ['100,000 members', `${members('1', 100_000).slice(0, -1)},${JSON.stringify(QUESTION).slice(1)}`, 422, ''],
  [
    'a fact nested a million deep',
    withFacts(`{"weatherproofBuilding":${nested(1_000_000)}}`),
    422,
    '/facts/weatherproofBuilding',
  ],
  ['coordinates nested a million deep', withCoordinates(nested(1_000_000)), 422, '/geometry/coordinates/0/0'],
  ['a key of a million letters', withFacts(`{"${'k'.repeat(1_000_000)}":1}`), 422, undefined],
  ['a NUL in a fact’s name', withFacts('{"a\\u0000":1}'), 422, '/facts/a\0'],
  ['half a surrogate pair for a kind', JSON.stringify({ ...QUESTION, activity: '\ud800' }), 422, '/activity'],
  [
    'a number of a million digits',
    withCoordinates(`[[[${'9'.repeat(1_000_000)},41]]]`),
    422,
    '/geometry/coordinates/0/0',
  ],
  ['nothing', '', 422, '/activity'],
  ['null', 'null', 400, undefined],
];

/** What is asked for, and the status. */
const ADDRESSES: [string, number][] = [
  ['/layers?asOf=0000-01-01', 422],
  ['/layers?asOf=0001-01-01', 200],
  ['/layers?asOf=9999-12-31', 200],
  ['/ordinance?asOf=2026-1-1', 422],
  ['/parcels?query=%00ab', 422],
  ['/parcels?query=%ED%A0%80ab', 200],
  ['/parcels?query=a&query=b', 422],
  ['/layers/versions/2147483648/features', 404],
  ['/layers/versions/1%00/features', 404],
  ['/imports/__proto__', 404],
  ['/imports/%00', 404],
];

/** Boxes, and how many of the three nested zones lie in them. */
const BOXES: [string, number][] = [
  ['-180,-90,180,90', 3],
  ['-1e308,-1e308,1e308,1e308', 3],
  ['-1e5,-1e5,1e5,1e5', 3],
  ['-74,41,-73,95', 3],
  ['170,10,190,20', 0],
  ['-74,89.99,-73,90', 0],
  ['-73.9,41,-73.9,41', 0],
];

/** Positions near the ground, on the edges of the surroundings and of the earth, and near one another to the last bit. */
const number = fc.oneof(
  fc.double({ min: -200, max: 200 }),
  fc.constantFrom(0, -0, 1e-320, 1e308, -74.6, -73.2, 40.6, 41.9, 90, 180),
);
const near = fc
  .tuple(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 30 }), fc.constantFrom(0, 1e-14, 1e-12, 1e-9))
  .map(([x, y, by]) => toLonLat(at(x * 100, y * 100)).map((degrees) => degrees + by));
const edge = fc.tuple(fc.constantFrom(-74.6, -73.9, -73.2), fc.constantFrom(40.6, 41.2, 41.9));
const position = fc.oneof(
  { arbitrary: near, weight: 12 },
  { arbitrary: edge, weight: 2 },
  { arbitrary: fc.array(number, { maxLength: 5 }), weight: 1 },
);
const often = <T>(usual: fc.Arbitrary<T>, odd: fc.Arbitrary<unknown>, weight = 9) =>
  fc.oneof({ arbitrary: usual, weight }, { arbitrary: odd, weight: 1 });
const path = often(fc.array(near, { minLength: 2, maxLength: 8 }), fc.array(position, { maxLength: 8 }), 3);

/** Around the middle of its positions, so that it seldom crosses itself; closed. */
function roundabout(positions: number[][]): number[][] {
  const middle = [0, 1].map((axis) => positions.reduce((sum, each) => sum + each[axis]!, 0) / positions.length);
  const angle = ([lon, lat]: number[]) => Math.atan2(lat! - middle[1]!, lon! - middle[0]!);
  const sorted = positions.toSorted((a, b) => angle(a) - angle(b));
  return [...sorted, ...sorted.slice(0, 1)];
}
const ring = often(fc.array(near, { minLength: 3, maxLength: 9 }).map(roundabout), path);
const rings = often(fc.tuple(ring), fc.array(ring, { maxLength: 3 }), 3);
const geometry = fc.oneof(
  fc.record({ type: fc.constantFrom('Point'), coordinates: position }),
  fc.record({ type: fc.constantFrom('MultiPoint', 'LineString'), coordinates: path }),
  fc.record({ type: fc.constantFrom('MultiLineString', 'Polygon'), coordinates: rings }),
  fc.record({ type: fc.constantFrom('MultiPolygon'), coordinates: fc.array(rings, { minLength: 1, maxLength: 3 }) }),
  fc.record({ type: fc.constantFrom('Polygon', 'Point', 'constructor', '__proto__'), coordinates: fc.jsonValue() }),
);
const body = fc.record({
  activity: often(fc.constantFrom('chloride-salt-storage', 'pipeline', 'cemetery'), fc.constant('toString')),
  geometry: often(geometry, fc.jsonValue()),
  facts: often(fc.constant({}), fc.jsonValue()),
  placement: fc.record({
    method: fc.constantFrom('surveyed', 'drawn'),
    accuracyFt: often(fc.double({ min: 0, max: 1e5, noNaN: true }), number),
  }),
  asOf: often(fc.constant('2026-12-01'), fc.string()),
});

describe.each(engines)('whatever is sent ($name)', ({ name, open }) => {
  const server = useServer(open, async (database) => {
    for (const layer of groundLayers(NESTED_ZONES)) await insertLayer(database.db, layer);
    await insertLayer(database.db, { role: 'parcels', features: [] });
  });
  const send = (text: string) =>
    fetch(`${server.url}/api/evaluations`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: text,
    });

  it.each(BODIES)('is refused with a sentence, and where: %s', async (_name, text, status, pointer) => {
    const response = await send(text);
    const answer = await response.json();
    expect(response.status).toBe(status);
    expect(answer.detail).toMatch(/\.$/);
    if (pointer !== undefined) expect(answer.errors[0].pointer).toBe(pointer);
    expect(answer.errors?.length ?? 0).toBeLessThanOrEqual(20);
  });

  it.each(ADDRESSES)('is no fault of the server: GET %s', async (address, status) => {
    const response = await fetch(`${server.url}/api${address}`);
    expect(response.status).toBe(status);
    expect(response.headers.get('Content-Type')).toMatch(/json/);
  });

  it.each(BOXES)('finds in the box %s the features that lie there: %d', async (box, count) => {
    const response = await fetch(`${server.url}/api/layers/versions/1/features?bbox=${box}`);
    expect((await response.json()).features).toHaveLength(count);
  });

  it('is stored without the one character that no database text holds, or refused', async () => {
    const { call, form } = importCalls(() => server.url);
    const { bytes } = geoJsonFile([area(square(-73.87, 41.21, 0.005), { 'ZO\0NE': '1\0', x: '\ud800' })]);
    const options = { accuracyFt: 1, mapping: { zone: 'ZONE' } };
    for (const [field, text] of [
      ['layer', 'a\0b'],
      ['attribution', '\0'],
    ] as const) {
      const refused = await call(
        'POST',
        '/imports',
        form(bytes, { role: 'zones', options: JSON.stringify({ ...options, [field]: text }) }),
      );
      expect(refused).toMatchObject({ status: 422, body: { errors: [{ pointer: `/options/${field}` }] } });
    }
    const disposition = 'form-data; name="file"; filename*=utf-8\'\'a%00b.geojson';
    const parts = [
      `Content-Disposition: ${disposition}\r\n\r\n${bytes}`,
      'Content-Disposition: form-data; name="role"\r\n\r\nzones',
      `Content-Disposition: form-data; name="options"\r\n\r\n${JSON.stringify(options)}`,
    ];
    const response = await fetch(`${server.url}/api/imports`, {
      method: 'POST',
      headers: { 'Content-Type': 'multipart/form-data; boundary=X' },
      body: `${parts.map((part) => `--X\r\n${part}\r\n`).join('')}--X--\r\n`,
    });
    const { id } = await response.json();
    const confirmed = await call('POST', `/imports/${id}/confirmation`);
    expect(confirmed).toMatchObject({ status: 200, body: { fileName: 'ab.geojson', result: { label: 'zones/ab@1' } } });
  });

  it('is answered, or refused with a sentence, never with a fault of the server', async () => {
    await fc.assert(
      fc.asyncProperty(body, async (question) => {
        const response = await send(JSON.stringify(question));
        const answer = await response.json();
        if (response.status === 200) expect(answer.outcome).toBeTypeOf('string');
        else expect(answer).toMatchObject({ status: 422, detail: expect.stringMatching(/\.$/) });
      }),
      { numRuns: name === 'embedded' ? 100 : 250, seed: 223 },
    );
    expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
  });
});

describe('while the embedded database recovers from a failure of its geometry library', () => {
  it('who will not wait is told when to ask again, and is answered then', async () => {
    const { directory, remove } = await testDirectory('filled');
    const database = await openDatabase({ engine: 'embedded', directory, waitMs: 50 });
    const server = await startServer(database);
    const failing = sql`select ST_IsValid(ST_GeomFromGeoJSON('{"type":"Polygon","coordinates":[[[0,0],[1,1],[1,0],[0,1]]]}'))`;
    await expect(failing.execute(database.db)).rejects.toThrow('geometry library');
    const meanwhile = await fetch(`${server.url}/api/health`);
    expect(meanwhile.status).toBe(503);
    expect(meanwhile.headers.get('Retry-After')).toBe('3');
    expect(await meanwhile.json()).toMatchObject({ status: 503, detail: expect.stringMatching(/try again shortly/) });
    await expect.poll(async () => (await fetch(`${server.url}/api/health`)).status, { timeout: 30_000 }).toBe(200);
    await server.close();
    await database.close();
    await remove();
  });
});
