import { describe, expect, it } from 'vitest';
import { engines } from '../fixtures/databases.ts';
import { at, groundLayers, NESTED_ZONES } from '../fixtures/ground.ts';
import { insertLayer } from '../fixtures/insert-layer.ts';
import { line, point, polygon, rectangle, toLonLat } from '../fixtures/plane.ts';
import { postJson } from '../fixtures/server.ts';
import { useServer } from '../fixtures/use-server.ts';

const SALT = {
  activity: 'chloride-salt-storage',
  facts: { weatherproofBuilding: false, watertightVessel: false },
  placement: { method: 'surveyed' },
};
const IN_ZONE_3 = point(at(2_870, 500));
const ring = rectangle(...at(2_000, 500), 50, 50).map(toLonLat);

const manyVertices = Array.from({ length: 10_001 }, (_, index) => toLonLat(at(2_000 + index / 10, 500)));
const bowTie = [at(0, 0), at(100, 100), at(100, 0), at(0, 100), at(0, 0)].map(toLonLat);

/** What is wrong, the body, the status, where it points, what the sentence says. */
const REFUSED: [string, unknown, number, string | undefined, RegExp][] = [
  ['a body that is not JSON', '{', 400, undefined, /not valid JSON/],
  ['a body that is a list', [], 422, '', /expected object/],
  ['no activity', { ...SALT, activity: undefined, geometry: IN_ZONE_3 }, 422, '/activity', /activity/],
  [
    'an unknown kind',
    { ...SALT, activity: 'sorcery', geometry: IN_ZONE_3 },
    422,
    '/activity',
    /no activity kind "sorcery"/,
  ],
  [
    'an unknown fact',
    { ...SALT, facts: { colour: 'red' }, geometry: IN_ZONE_3 },
    422,
    '/facts/colour',
    /not a fact of/,
  ],
  [
    'a fact every object has',
    { ...SALT, facts: { constructor: true }, geometry: IN_ZONE_3 },
    422,
    '/facts/constructor',
    /not a fact of/,
  ],
  [
    'a fact of the wrong type',
    { ...SALT, facts: { weatherproofBuilding: 'no' }, geometry: IN_ZONE_3 },
    422,
    '/facts/weatherproofBuilding',
    /true or false/,
  ],
  [
    'a fact that is a list',
    { ...SALT, facts: { weatherproofBuilding: [] }, geometry: IN_ZONE_3 },
    422,
    '/facts/weatherproofBuilding',
    /weatherproofBuilding/,
  ],
  ['an unknown member', { ...SALT, geometry: IN_ZONE_3, colour: 'red' }, 422, '', /colour/],
  ['no placement', { ...SALT, placement: undefined, geometry: IN_ZONE_3 }, 422, '/placement', /placement/],
  [
    'a placement that does not exist',
    { ...SALT, placement: { method: 'guessed' }, geometry: IN_ZONE_3 },
    422,
    '/placement/method',
    /method/,
  ],
  [
    'a negative accuracy',
    { ...SALT, placement: { method: 'gps', accuracyFt: -1 }, geometry: IN_ZONE_3 },
    422,
    '/placement/accuracyFt',
    /accuracyFt/,
  ],
  ['a day that does not exist', { ...SALT, asOf: '2026-02-30', geometry: IN_ZONE_3 }, 422, '/asOf', /exists/],
  ['a day of a year 0', { ...SALT, asOf: '0000-01-01', geometry: IN_ZONE_3 }, 422, '/asOf', /exists/],
  [
    'more faults than anyone reads',
    {
      ...SALT,
      facts: Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`x${index}`, true])),
      geometry: IN_ZONE_3,
    },
    422,
    '/facts/x0',
    /And 10 more\.$/,
  ],
  ['no geometry', SALT, 422, '/geometry', /GeoJSON object/],
  ['a geometry that is null', { ...SALT, geometry: null }, 422, '/geometry', /GeoJSON object/],
  [
    'an empty geometry',
    { ...SALT, geometry: { type: 'Polygon', coordinates: [] } },
    422,
    '/geometry/coordinates',
    /empty/,
  ],
  [
    'a GeometryCollection',
    { ...SALT, geometry: { type: 'GeometryCollection', geometries: [] } },
    422,
    '/geometry/type',
    /GeometryCollection/,
  ],
  [
    'an unclosed ring',
    { ...SALT, geometry: { type: 'Polygon', coordinates: [ring] } },
    422,
    '/geometry/coordinates/0',
    /closed/,
  ],
  [
    'a self-crossing ring',
    { ...SALT, geometry: { type: 'Polygon', coordinates: [bowTie] } },
    422,
    '/geometry',
    /self-intersection at/,
  ],
  [
    'a number JSON does not have',
    JSON.stringify({ ...SALT, geometry: IN_ZONE_3 }).replace(/-73\.\d+/, 'NaN'),
    400,
    undefined,
    /not valid JSON/,
  ],
  [
    'an infinite number',
    JSON.stringify({ ...SALT, geometry: IN_ZONE_3 }).replace(/-73\.\d+/, '1e999'),
    422,
    '/geometry/coordinates',
    /finite/,
  ],
  [
    'a latitude over 90',
    { ...SALT, geometry: { type: 'Point', coordinates: [-73.8, 95] } },
    422,
    '/geometry/coordinates',
    /between -90 and 90/,
  ],
  [
    'swapped longitude and latitude',
    { ...SALT, geometry: { type: 'Point', coordinates: [41.2, -73.8] } },
    422,
    '/geometry/coordinates',
    /swapped/,
  ],
  [
    'over 10,000 vertices',
    { ...SALT, geometry: { type: 'LineString', coordinates: manyVertices } },
    422,
    '/geometry/coordinates',
    /10000 vertices/,
  ],
  [
    'a body over 5 MB',
    JSON.stringify({ ...SALT, geometry: IN_ZONE_3, padding: 'x'.repeat(5_300_000) }),
    413,
    undefined,
    /5 MB/,
  ],
];

describe.each(engines)('POST /api/evaluations ($name)', ({ open }) => {
  const server = useServer(open, async (database) => {
    for (const layer of groundLayers(NESTED_ZONES)) await insertLayer(database.db, layer);
  });
  const evaluate = (body: unknown) => postJson(`${server.url}/api/evaluations`, body);

  it('answers with zone, measurements, findings with the law’s words, and the outcome', async () => {
    const { status, body } = await evaluate({ ...SALT, geometry: IN_ZONE_3 });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      activity: SALT.activity,
      asOf: '2026-12-01',
      outcome: 'prohibited',
      illustrative: false,
    });
    expect(body.zone).toMatchObject({
      governing: 3,
      status: 'determined',
      shares: [
        { zone: 1, share: 0 },
        { zone: 2, share: 0 },
        { zone: 3, share: 1 },
      ],
    });
    const finding = body.findings.find(({ citation }: { citation: string }) => citation === '223-22D(13)(a)');
    expect(finding).toMatchObject({
      zone: 3,
      effect: 'setback',
      outcome: 'violates',
      limitFt: 500,
      needs: [],
      feature: { id: 'brook', name: 'Test Brook', layerVersion: 'watercourses/watercourses@1' },
    });
    expect(finding.distanceFt).toBeCloseTo(120, 3);
    expect(finding.text).toMatch(/^Storage of chloride salts is prohibited within a five-hundred-foot linear distance/);
    expect(body.trace.layers.map(({ label }: { label: string }) => label)).toContain('zones/zones@1');
  });

  it('no longer prohibits it in a weatherproof building', async () => {
    const { body } = await evaluate({ ...SALT, facts: { weatherproofBuilding: true }, geometry: IN_ZONE_3 });
    expect(body.outcome).not.toBe('prohibited');
    expect(body.findings.find(({ citation }: { citation: string }) => citation === '223-22D(13)(a)').outcome).toBe(
      'complies',
    );
  });

  it('asks for the facts that are missing instead of assuming them', async () => {
    const { body } = await evaluate({ ...SALT, facts: {}, geometry: IN_ZONE_3 });
    expect(body.outcome).toBe('information-needed');
  });

  it.each([
    ['far outside the county', { ...SALT, geometry: { type: 'Point', coordinates: [2.35, 48.85] } }],
    ['before the Article was in force', { ...SALT, asOf: '1989-07-23', geometry: IN_ZONE_3 }],
  ])('cannot tell %s', async (_name, body) => {
    const answer = await evaluate(body);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      outcome: 'undetermined',
      zone: { governing: null, status: 'undetermined' },
      measurements: [],
    });
  });

  it('takes lines, areas and several parts', async () => {
    const parts = {
      type: 'MultiPolygon',
      coordinates: [
        polygon(rectangle(...at(2_000, 500), 50, 50)).coordinates,
        polygon(rectangle(...at(2_100, 500), 50, 50)).coordinates,
      ],
    };
    for (const geometry of [
      line([at(2_000, 500), at(2_100, 500)]),
      polygon(rectangle(...at(2_000, 500), 50, 50)),
      parts,
    ])
      expect((await evaluate({ ...SALT, geometry })).body.zone.governing).toBe(3);
  });

  it('takes a footprint of almost no area', async () => {
    const [lon, lat] = toLonLat(at(2_000, 500));
    const sliver = [
      [lon, lat],
      [lon + 1e-9, lat],
      [lon, lat + 1e-9],
      [lon, lat],
    ];
    const { status, body } = await evaluate({ ...SALT, geometry: { type: 'Polygon', coordinates: [sliver] } });
    expect(status).toBe(200);
    expect(body.zone.governing).toBe(3);
  });

  it.each([
    ['/api/parcels?query=%00ab', 422],
    ['/api/layers/versions/1/features?bbox=-180,-90,180,90', 200],
  ])('neither a NUL nor a box of the whole world is a fault of the server: %s', async (path, status) => {
    expect((await fetch(`${server.url}${path}`)).status).toBe(status);
  });

  it.each(REFUSED)('refuses with a sentence and where: %s', async (_name, body, status, pointer, sentence) => {
    const answer = await evaluate(body);
    expect(answer.status).toBe(status);
    expect(answer.type).toMatch(/^application\/problem\+json/);
    expect(answer.body).toMatchObject({ type: 'about:blank', status });
    expect(answer.body.detail).toMatch(sentence);
    if (pointer !== undefined) expect(answer.body.errors[0].pointer).toBe(pointer);
  });

  it('does not take a body of another type', async () => {
    const response = await fetch(`${server.url}/api/evaluations`, {
      method: 'POST',
      headers: { 'Content-Type': 'text/plain' },
      body: 'hello',
    });
    expect(response.status).toBe(415);
  });

  it('answers after all of this, the database sound', async () => {
    const health = await (await fetch(`${server.url}/api/health`)).json();
    expect(health).toMatchObject({
      status: 'ok',
      engine: server.database.engine,
      layers: expect.arrayContaining(['zones/zones@1']),
    });
  });
});
