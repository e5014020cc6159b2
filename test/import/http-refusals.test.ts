import { describe, expect, it } from 'vitest';
import { engines } from '../fixtures/databases.ts';
import { importCalls } from '../fixtures/import-calls.ts';
import { shapefileZip, shpOf } from '../fixtures/shapefile.ts';
import { useServer } from '../fixtures/use-server.ts';
import { zipOf } from '../fixtures/zip.ts';
import { areas, zonesZip } from '../fixtures/zones-zip.ts';

const geojson = (geometry: unknown) => Buffer.from(JSON.stringify(geometry));

describe.each(engines)('what HTTP refuses, looks up and drops ($name)', ({ open }) => {
  const server = useServer(open);
  const { call, form } = importCalls(() => server.url);

  it.each([
    ['no file', undefined, { role: 'zones' }, 422, /no file/],
    ['an unknown role', zonesZip(['1']), { role: 'swamps' }, 422, /^role must be one of zones/],
    ['no role', zonesZip(['1']), {}, 422, /role/],
    ['options that are not JSON', zonesZip(['1']), { role: 'zones', options: '{' }, 422, /not valid JSON/],
    ['an unknown option', zonesZip(['1']), { role: 'zones', options: '{"colour":"red"}' }, 422, /colour/],
    [
      'a negative accuracy',
      zonesZip(['1']),
      { role: 'zones', options: '{"accuracyFt":-1}' },
      422,
      /must not be negative/,
    ],
    [
      'a date that does not exist',
      zonesZip(['1']),
      { role: 'zones', options: '{"from":"2026-02-30"}' },
      422,
      /date that exists/,
    ],
    ['a file that is no layer', Buffer.from('hello'), { role: 'zones' }, 422, /not a zip file/],
    [
      'zones that are lines',
      shapefileZip(
        shpOf('line', [
          [
            [
              [-73.9, 41.2],
              [-73.8, 41.2],
            ],
          ],
        ]),
      ),
      { role: 'zones' },
      422,
      /must be areas/,
    ],
    ['more than 50 MB', Buffer.alloc(50 * 1024 * 1024 + 1), { role: 'zones' }, 413, /larger than 50 MB/],
  ] as const)('refuses %s with a sentence', async (_what, bytes, fields, status, detail) => {
    const answer = await call('POST', '/imports', form(bytes, fields));
    expect(answer).toMatchObject({ status, body: { status, detail: expect.stringMatching(detail) } });
    expect(answer.type).toMatch(/^application\/problem\+json/);
  });

  it('refuses what is no upload at all', async () => {
    expect((await call('POST', '/imports', { role: 'zones' })).status).toBe(415);
    const broken = await fetch(`${server.url}/api/imports`, {
      method: 'POST',
      headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
      body: 'rubbish',
    });
    expect([400, 422]).toContain(broken.status);
    const two = form(zonesZip(['1']), { role: 'zones' });
    two.append('file', new Blob(['x']), 'b.zip');
    expect((await call('POST', '/imports', two)).status).toBe(400);
  });

  it.each([
    ['/layers/versions/999999/features', 404],
    ['/layers/versions/0/features', 404],
    ['/layers/versions/abc/features', 404],
    ['/layers/versions/99999999999999/features', 404],
    ['/layers/versions/1/features?bbox=1,2,3', 422],
    ['/layers/versions/1/features?bbox=a,b,c,d', 422],
    ['/layers/versions/1/features?bbox=5,41,-5,42', 422],
    ['/layers/versions/1/features?bbox=NaN,1,2,3', 422],
    ['/parcels', 422],
    ['/parcels?query=x', 422],
    ['/imports/..%2F..%2Fetc%2Fpasswd', 404],
    ['/imports/nothing', 404],
  ])('GET %s answers %i with a problem', async (path, status) => {
    const answer = await call('GET', path);
    expect(answer).toMatchObject({ status, body: { status, detail: expect.any(String) } });
  });

  it('answers a box as wide as the world', async () => {
    const answer = await call('GET', '/layers/versions/1/features?bbox=-180,-90,180,90');
    expect([200, 404]).toContain(answer.status);
  });

  it('says that there are no parcels to search', async () => {
    expect((await call('GET', '/parcels?query=Main')).body).toEqual({ available: false, parcels: [] });
  });

  it('reads a dropped file as footprints, to the ninth decimal, and stores nothing', async () => {
    const footprint = {
      type: 'Polygon',
      coordinates: [
        [
          [-73.867123456, 41.21],
          [-73.866, 41.21],
          [-73.866, 41.211],
          [-73.867123456, 41.21],
        ],
      ],
    };
    const answer = await call(
      'POST',
      '/footprints',
      form(geojson({ type: 'Feature', properties: { Name: 'Salt shed' }, geometry: footprint }), {}, 'a.geojson'),
    );
    expect(answer).toMatchObject({
      status: 200,
      body: { features: [{ row: 1, name: 'Salt shed', geometry: { type: 'Polygon' } }] },
    });
    for (const [index, [lon, lat]] of answer.body.features[0].geometry.coordinates[0].entries()) {
      expect(lon).toBeCloseTo(footprint.coordinates[0]![index]![0]!, 10);
      expect(lat).toBeCloseTo(footprint.coordinates[0]![index]![1]!, 10);
    }
    const refused = await call(
      'POST',
      '/footprints',
      form(geojson({ type: 'Point', coordinates: [2, 48] }), {}, 'a.geojson'),
    );
    expect(refused).toMatchObject({
      status: 422,
      body: { detail: expect.stringMatching(/far outside Westchester/), errors: [{ pointer: '/file' }] },
    });
    const several = zipOf(['a', 'b'].map((name) => ({ path: `${name}.shp`, bytes: areas(1) })));
    expect(await call('POST', '/footprints', form(several, {}))).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: '/options/shapefile' }] },
    });
  });
});
