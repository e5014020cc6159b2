import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readLayer } from '../../../server/import/read-layer.ts';
import { dbfOf, shapefileZip, shpOf } from '../../fixtures/shapefile.ts';

const shp = shpOf('area', [
  [
    [
      [-73.87, 41.21],
      [-73.87, 41.22],
      [-73.86, 41.22],
      [-73.86, 41.21],
      [-73.87, 41.21],
    ],
    [
      [-73.868, 41.212],
      [-73.862, 41.212],
      [-73.862, 41.218],
      [-73.868, 41.212],
    ],
  ],
  [
    [
      [-73.85, 41.21],
      [-73.85, 41.22],
      [-73.84, 41.22],
      [-73.85, 41.21],
    ],
  ],
]);
const dbf = dbfOf('NAME', 6, ['Łąka', 'b']);
const zip = shapefileZip(shp, { dbf });
const text = JSON.stringify({
  type: 'FeatureCollection',
  crs: { type: 'name', properties: { name: 'EPSG:4269' } },
  features: [
    {
      type: 'Feature',
      properties: { ZONE: 1 },
      geometry: {
        type: 'LineString',
        coordinates: [
          [-73.87, 41.21],
          [-73.86, 41.22],
        ],
      },
    },
  ],
});

const changes = fc.array(fc.tuple(fc.nat(), fc.integer({ min: 0, max: 255 })), { minLength: 1, maxLength: 6 });
const cut = fc.option(fc.nat(), { nil: undefined });

function damaged(whole: Buffer, edits: [number, number][], end: number | undefined): Buffer {
  const bytes = Buffer.from(whole);
  for (const [at, value] of edits) bytes[at % bytes.length] = value;
  return end === undefined ? bytes : bytes.subarray(0, end % bytes.length);
}

async function expectAnAnswer(name: string, bytes: Buffer) {
  const outcome = await readLayer({ name, bytes }, { measured: true });
  expect(['accept', 'ask', 'refuse']).toContain(outcome.verdict);
  if (outcome.verdict === 'accept') expect(JSON.stringify(outcome.layer.features)).not.toMatch(/\[null|null\]/);
}

describe('a damaged file gets an answer, never a fault,', () => {
  it.each(['shp', 'dbf', 'zip', 'geojson'] as const)(
    'whatever bytes of the %s are changed or missing',
    async (part) => {
      const build = {
        shp: (bytes: Buffer) => shapefileZip(bytes, { dbf }),
        dbf: (bytes: Buffer) => shapefileZip(shp, { dbf: bytes }),
        zip: (bytes: Buffer) => bytes,
        geojson: (bytes: Buffer) => bytes,
      }[part];
      const whole = { shp, dbf, zip, geojson: Buffer.from(text) }[part];
      const name = part === 'geojson' ? 'a.geojson' : 'a.zip';
      await fc.assert(
        fc.asyncProperty(changes, cut, (edits, end) => expectAnAnswer(name, build(damaged(whole, edits, end)))),
        { numRuns: 400, seed: 223 },
      );
    },
  );
});
