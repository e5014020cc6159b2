import { describe, expect, it } from 'vitest';
import { readLayer } from '../../../server/import/read-layer.ts';
import { dbfOf, shapefileZip, shpOf } from '../../fixtures/shapefile.ts';
import { zipOf } from '../../fixtures/zip.ts';

const brook = shpOf('line', [
  [
    [
      [-73.87, 41.21],
      [-73.86, 41.22],
    ],
  ],
]);
const feature = (geometry: unknown) => JSON.stringify({ type: 'Feature', properties: {}, geometry });
const line = (coordinates: unknown) => feature({ type: 'LineString', coordinates });

function longLine(): Buffer {
  const path = Array.from({ length: 2_000_001 }, (_, index): [number, number] => [-73.87 + (index % 2) * 1e-3, 41.2]);
  return shpOf('line', [[path]]);
}

interface Case {
  what: string;
  name: string;
  bytes: () => Buffer;
  reason: RegExp;
}

const zips: Case[] = [
  {
    what: 'a zip that unpacks to 60 MB',
    name: 'a.zip',
    bytes: () => shapefileZip(Buffer.alloc(60 * 1024 * 1024)),
    reason: /unpacks to more than 50 MB/,
  },
  {
    what: 'parts that are small each but over 50 MB together',
    name: 'a.zip',
    bytes: () =>
      zipOf(Array.from({ length: 60 }, (_, part) => ({ path: `${part}.dbf`, bytes: Buffer.alloc(1024 * 1024) }))),
    reason: /unpacks to more than 50 MB/,
  },
  {
    what: 'a zip that gives more bytes than it declares',
    name: 'a.zip',
    bytes: () => zipOf([{ path: 'a.shp', bytes: Buffer.alloc(5_000_000), declaredSize: 200 }]),
    reason: /not a zip file, or it is damaged/,
  },
  {
    what: 'a name that climbs out with backslashes',
    name: 'a.zip',
    bytes: () => zipOf([{ path: '..\\..\\a.shp', bytes: brook }]),
    reason: /points outside it/,
  },
  {
    what: 'an absolute name',
    name: 'a.zip',
    bytes: () => zipOf([{ path: '/etc/a.shp', bytes: brook }]),
    reason: /points outside it/,
  },
  {
    what: 'a name on a drive',
    name: 'a.zip',
    bytes: () => zipOf([{ path: 'C:/a.shp', bytes: brook }]),
    reason: /points outside it/,
  },
  {
    what: 'a climbing name of a file that is not even wanted',
    name: 'a.zip',
    bytes: () => zipOf([{ path: '../x.txt', bytes: brook }]),
    reason: /points outside it/,
  },
  {
    what: 'more than 1,000 files',
    name: 'a.zip',
    bytes: () => zipOf(Array.from({ length: 1_001 }, (_, part) => ({ path: `${part}.txt`, bytes: Buffer.from('x') }))),
    reason: /more than 1000 files/,
  },
  {
    what: 'a password',
    name: 'a.zip',
    bytes: () => zipOf([{ path: 'a.shp', bytes: brook, encrypted: true }]),
    reason: /password/,
  },
  { what: 'a zip cut in half', name: 'a.zip', bytes: () => shapefileZip(brook).subarray(0, 200), reason: /damaged/ },
  {
    what: 'more than 2 million vertices',
    name: 'a.zip',
    bytes: () => shapefileZip(longLine()),
    reason: /more than 2 million vertices/,
  },
];

const shapefiles: Case[] = [
  {
    what: 'a .shp cut short',
    name: 'a.zip',
    bytes: () => shapefileZip(brook.subarray(0, brook.length - 16)),
    reason: /ends in the middle of row 1/,
  },
  {
    what: 'a shape longer than its record',
    name: 'a.zip',
    bytes: () => {
      const shp = Buffer.from(brook);
      shp.writeInt32LE(1_000_000, 148);
      return shapefileZip(shp);
    },
    reason: /shape of row 1 is damaged/,
  },
  {
    what: 'a shape type nobody knows',
    name: 'a.zip',
    bytes: () => {
      const shp = Buffer.from(brook);
      shp.writeInt32LE(77, 108);
      return shapefileZip(shp);
    },
    reason: /shape type 77/,
  },
  {
    what: 'a table of another shapefile',
    name: 'a.zip',
    bytes: () => shapefileZip(brook, { dbf: dbfOf('NAME', 5, ['a', 'b']) }),
    reason: /1 shape, but layer\.dbf has 2 rows: they do not belong together/,
  },
  {
    what: 'a table cut short',
    name: 'a.zip',
    bytes: () => shapefileZip(brook, { dbf: dbfOf('NAME', 5, ['a']).subarray(0, 66) }),
    reason: /cut short/,
  },
  {
    what: 'an empty .prj',
    name: 'a.zip',
    bytes: () => shapefileZip(brook, { prj: ' ' }),
    reason: /not a coordinate system/,
  },
  {
    what: 'another datum',
    name: 'a.zip',
    bytes: () =>
      shapefileZip(brook, {
        prj: 'GEOGCS["ED50",DATUM["European_Datum_1950",SPHEROID["International 1924",6378388,297]],PRIMEM["Greenwich",0],UNIT["Degree",0.0174532925199433]]',
      }),
    reason: /datum "European_Datum_1950", which is not converted/,
  },
  {
    what: 'longitude from Paris',
    name: 'a.zip',
    bytes: () =>
      shapefileZip(brook, {
        prj: 'GEOGCS["x",DATUM["D_North_American_1983",SPHEROID["GRS_1980",6378137,298.257222101]],PRIMEM["Paris",2.337229],UNIT["Degree",0.0174532925199433]]',
      }),
    reason: /another meridian/,
  },
  {
    what: 'a shapefile without a single shape',
    name: 'a.zip',
    bytes: () => shapefileZip(shpOf('line', [])),
    reason: /no features/,
  },
  {
    what: 'a line of one point',
    name: 'a.zip',
    bytes: () => shapefileZip(shpOf('line', [[[[-73.87, 41.2]]]])),
    reason: /1 shape without length or area \(row 1\)/,
  },
];

const others: Case[] = [
  { what: 'an empty file', name: 'a.zip', bytes: () => Buffer.alloc(0), reason: /is empty/ },
  { what: 'a .shp alone', name: 'a.shp', bytes: () => brook, reason: /\.shp alone\. Zip/ },
  {
    what: 'a picture',
    name: 'a.png',
    bytes: () => Buffer.from('\x89PNG\r\n', 'latin1'),
    reason: /not of a kind that is read here/,
  },
  {
    what: 'a GeoPackage',
    name: 'a.gpkg',
    bytes: () => Buffer.from('SQLite format 3\0'),
    reason: /GeoPackage is not read yet/,
  },
];

const geojson: Case[] = [
  ['text that is not JSON', '{"type":', /not valid JSON.*cut short/],
  ['NaN for a number', '{"type":"Point","coordinates":[NaN,41]}', /it says NaN where a number must be/],
  ['a list', '[1,2]', /JSON but not GeoJSON/],
  ['TopoJSON', '{"type":"Topology","objects":{}}', /JSON but not GeoJSON/],
  [
    'a feature that is none',
    '{"type":"FeatureCollection","features":[3]}',
    /Item 1 of the FeatureCollection is not a Feature/,
  ],
  ['a GeometryCollection', feature({ type: 'GeometryCollection', geometries: [] }), /Row 1 is a GeometryCollection/],
  ['a geometry type nobody knows', feature({ type: 'Circle', coordinates: [1, 2] }), /no type that GeoJSON knows/],
  ['a position of text', line([['a', 'b']]), /not two numbers/],
  ['wrong nesting', line([1, 2]), /not nested as GeoJSON/],
  [
    'numbers beyond all sense',
    line([
      [1e300, 1],
      [2, 2],
    ]),
    /Row 1 has no usable coordinates/,
  ],
  [
    'swapped longitude and latitude',
    line([
      [41.2, -73.87],
      [41.3, -73.86],
    ]),
    /look swapped in row 1/,
  ],
  [
    'a place in France',
    line([
      [2, 48],
      [2, 49],
    ]),
    /far outside Westchester County \(row 1: longitude 2\.0000, latitude 48\.0000\)/,
  ],
  [
    'State Plane feet without a crs member',
    line([
      [668848, 872695],
      [668849, 872696],
    ]),
    /cannot be longitude and latitude/,
  ],
  [
    'nothing but empty geometries',
    '{"type":"FeatureCollection","features":[{"type":"Feature","geometry":null}]}',
    /no features/,
  ],
  ['a crs of null', '{"type":"FeatureCollection","crs":null,"features":[]}', /does not name a coordinate system/],
  [
    'a crs that is not known here',
    '{"type":"Point","coordinates":[1,2],"crs":{"type":"name","properties":{"name":"urn:ogc:def:crs:EPSG::31370"}}}',
    /EPSG::31370, which is not known here/,
  ],
  [
    'a crs that is a link',
    '{"type":"Point","coordinates":[1,2],"crs":{"type":"link","properties":{"href":"x"}}}',
    /does not name/,
  ],
  ['nesting 100,000 deep', `{"type":"Point","coordinates":${'['.repeat(100_000)}`, /not valid JSON|nested too deeply/],
].map(
  ([what, text, reason]) => ({ what, name: 'a.geojson', bytes: () => Buffer.from(text as string), reason }) as Case,
);

const latin1 = {
  what: 'GeoJSON in Latin-1',
  name: 'a.geojson',
  bytes: () => Buffer.from('{"type":"Fe\xe9"}', 'latin1'),
  reason: /not in UTF-8/,
};

describe('the import refuses, with a sentence,', () => {
  it.each([...zips, ...shapefiles, ...others, ...geojson, latin1])('$what', async ({ name, bytes, reason }) => {
    const outcome = await readLayer({ name, bytes: bytes() }, { measured: true });
    expect(outcome).toEqual({ verdict: 'refuse', reason: expect.stringMatching(reason) });
  });

  it('an attribute to choose by that the file has not, and a choice that leaves nothing', async () => {
    const file = { name: 'a.zip', bytes: shapefileZip(brook, { dbf: dbfOf('KIND', 5, ['river']) }) };
    const read = (where: Record<string, string[]>) => readLayer(file, { measured: true, where });
    expect(await read({ SORT: ['x'] })).toMatchObject({
      reason: 'The file has no attribute "SORT" to choose by. It has KIND.',
    });
    expect(await read({ KIND: ['pond', 'bay'] })).toMatchObject({
      reason: 'No feature of the file has KIND = pond or bay.',
    });
    expect(await read({ kind: ['River'] })).toMatchObject({ verdict: 'accept', layer: { features: [{ row: 1 }] } });
  });

  it('a zip with a shapefile of the same name in two folders, unless told which', async () => {
    const bytes = zipOf(['a/x.shp', 'b/x.shp'].map((path) => ({ path, bytes: brook })));
    const read = (shapefile?: string) => readLayer({ name: 'a.zip', bytes }, { measured: true, shapefile });
    expect(await read()).toMatchObject({ verdict: 'ask', option: 'shapefile' });
    expect(await read('x')).toMatchObject({ verdict: 'ask' });
    expect(await read('B/x')).toMatchObject({ verdict: 'refuse', reason: expect.stringMatching(/no \.prj/) });
    expect(await read('y')).toMatchObject({ verdict: 'refuse', reason: expect.stringMatching(/no shapefile "y"/) });
  });
});
