import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { lonLatSystem, parsePrj, planeToLonLat, systemOfCode } from '../../../server/import/coordinate-system.ts';
import { type ReadLayer, readLayer } from '../../../server/import/read-layer.ts';
import type { Position } from '../../../server/import/source-layer.ts';
import { positionsOf } from '../../../server/import/tidy-geometry.ts';
import { dbfOf, shapefileZip, shpOf } from '../../fixtures/shapefile.ts';
import { sharedData } from '../../fixtures/shared-data.ts';

/** The check of ../shared/data/SOURCES.md, by PROJ. */
const CHECK = { degrees: [-73.8575, 41.2274] as Position, plane: [668848.415, 872695.912] as Position };

async function accepted(name: string, bytes: Buffer | string, measured = true): Promise<ReadLayer> {
  const outcome = await readLayer({ name, bytes: Buffer.from(bytes) }, { measured });
  if (outcome.verdict !== 'accept') throw new Error(JSON.stringify(outcome));
  return outcome.layer;
}

const said = (layer: ReadLayer) => layer.notes.map(({ text }) => text).join('\n');
const apart = (a: Position, b: Position) => Math.hypot(a[0] - b[0], a[1] - b[1]);
const point = (coordinates: number[], rest = '') =>
  `{"type":"Point","coordinates":${JSON.stringify(coordinates)}${rest}}`;
const crs = (name: string) => `,"crs":{"type":"name","properties":{"name":"${name}"}}`;

describe('coordinates', () => {
  it('come out where PROJ puts the check point, to 0.001 ft, and back', () => {
    const plane = lonLatSystem('x', 'WGS 84').toPlane(CHECK.degrees);
    expect(apart(plane, CHECK.plane)).toBeLessThan(0.001);
    expect(apart(planeToLonLat(plane), CHECK.degrees)).toBeLessThan(1e-10);
  });

  it.each([
    [
      'a Feature collection',
      `{"type":"FeatureCollection","features":[{"type":"Feature","id":"b7","properties":{"a":1},"geometry":${point(CHECK.degrees)}}]}`,
    ],
    ['a Feature', `{"type":"Feature","properties":null,"geometry":${point(CHECK.degrees)}}`],
    ['a bare geometry', point(CHECK.degrees)],
    ['a byte order mark', `\uFEFF${point(CHECK.degrees)}`],
    ['a height', point([...CHECK.degrees, 12.5])],
    ['CRS84 named the old way', point(CHECK.degrees, crs('urn:ogc:def:crs:OGC:1.3:CRS84'))],
    ['EPSG:4269 named the old way', point(CHECK.degrees, crs('EPSG:4269'))],
    ['EPSG:4326 as a URN, longitude first as GeoJSON has it', point(CHECK.degrees, crs('urn:ogc:def:crs:EPSG::4326'))],
    ['State Plane feet named the old way', point(CHECK.plane, crs('urn:ogc:def:crs:EPSG::2260'))],
    [
      'State Plane metres named the old way',
      point(
        CHECK.plane.map((feet) => (feet * 1200) / 3937),
        crs('EPSG:32115'),
      ),
    ],
  ])('of GeoJSON with %s land on the check point', async (_what, text) => {
    const { features, extent } = await accepted('a.geojson', text);
    expect(apart(features[0]!.geometry.coordinates as Position, CHECK.plane)).toBeLessThan(0.002);
    expect(apart([extent[0], extent[1]], CHECK.degrees)).toBeLessThan(1e-8);
  });

  it('of a system in EPSG:2260 are taken to the last bit', () => {
    expect(systemOfCode(2260)!.toPlane([668848.4151234567, 872695.9])).toEqual([668848.4151234567, 872695.9]);
  });

  it.each([
    [
      'a vertical system after it',
      (wkt: string) =>
        `${wkt},VERTCS["NAVD_1988",VDATUM["North_American_Vertical_Datum_1988"],UNIT["Foot_US",0.3048006096012192]]`,
    ],
    [
      'a compound system around it',
      (wkt: string) =>
        `COMPD_CS["x",${wkt},VERT_CS["NAVD88",VERT_DATUM["NAVD88",2005],UNIT["US survey foot",0.3048006096012192]]]`,
    ],
    ['a byte order mark and line ends', (wkt: string) => `\uFEFF${wkt}\r\n`],
    ['the datum of 2011', (wkt: string) => wkt.replace('D_North_American_1983', 'D_NAD_1983_2011')],
  ])('of a .prj with %s are read the same', (_what, change) => {
    const wkt =
      'PROJCS["NAD_1983_StatePlane_New_York_East_FIPS_3101",GEOGCS["GCS_North_American_1983",DATUM["D_North_American_1983",SPHEROID["GRS_1980",6378137.0,298.257222101]],PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]],PROJECTION["Transverse_Mercator"],PARAMETER["False_Easting",150000.0],PARAMETER["False_Northing",0.0],PARAMETER["Central_Meridian",-74.5],PARAMETER["Scale_Factor",0.9999],PARAMETER["Latitude_Of_Origin",38.8333333333333],UNIT["Meter",1.0]]';
    const metres = CHECK.plane.map((feet) => (feet * 1200) / 3937) as Position;
    expect(apart(parsePrj(change(wkt), false).toPlane(metres), CHECK.plane)).toBeLessThan(0.001);
  });

  it('of well-known text 2 are read too', () => {
    const wkt =
      'GEOGCRS["NAD83",DATUM["North American Datum 1983",ELLIPSOID["GRS 1980",6378137,298.257222101,LENGTHUNIT["metre",1]]],PRIMEM["Greenwich",0,ANGLEUNIT["degree",0.0174532925199433]],CS[ellipsoidal,2],AXIS["geodetic latitude (Lat)",north],AXIS["geodetic longitude (Lon)",east],ANGLEUNIT["degree",0.0174532925199433]]';
    expect(apart(parsePrj(wkt, false).toPlane(CHECK.degrees), CHECK.plane)).toBeLessThan(0.001);
  });
});

describe('what is odd is put right and said', () => {
  it('an unclosed ring, points given twice, a height', async () => {
    const ring = [
      [-73.87, 41.2, 5],
      [-73.86, 41.2, 5],
      [-73.86, 41.2, 5],
      [-73.86, 41.21, 5],
    ];
    const layer = await accepted('a.json', `{"type":"Polygon","coordinates":${JSON.stringify([ring])}}`);
    expect(positionsOf(layer.features[0]!.geometry).length).toBe(4);
    expect(said(layer)).toMatch(/1 unclosed ring closed/);
    expect(said(layer)).toMatch(/1 point that repeated the one before dropped/);
    expect(said(layer)).toMatch(/Heights dropped \(1 features?\)/);
  });

  it('rows without geometry, named; of a layer nothing is measured to, also rows without extent', async () => {
    const features = [
      null,
      {
        type: 'LineString',
        coordinates: [
          [-73.87, 41.2],
          [-73.87, 41.2],
        ],
      },
      JSON.parse(point(CHECK.degrees)),
    ];
    const text = JSON.stringify({
      type: 'FeatureCollection',
      features: features.map((geometry) => ({ type: 'Feature', properties: {}, geometry })),
    });
    const layer = await accepted('a.json', text, false);
    expect(layer.features.map(({ row }) => row)).toEqual([3]);
    expect(said(layer)).toMatch(/1 row without geometry skipped \(row 1\)/);
    expect(said(layer)).toMatch(/1 shape without length or area \(row 2\) skipped/);
  });

  it('rows of a table that are marked as deleted go with their shapes', async () => {
    const shp = shpOf(
      'line',
      [1, 2, 3].map((step) => [
        [
          [-73.87, 41.2],
          [-73.86, 41.2 + step / 100],
        ],
      ]),
    );
    const layer = await accepted('a.zip', shapefileZip(shp, { dbf: dbfOf('NAME', 4, ['a', 'b', 'c'], [2]) }));
    expect(layer.features.map(({ attributes }) => attributes.NAME)).toEqual(['a', 'c']);
    expect(said(layer)).toMatch(/1 row marked as deleted skipped \(row 2\)/);
  });

  it('a character cut in two by the width of its field is left off, the rest stays UTF-8', async () => {
    const shp = shpOf(
      'line',
      [1, 2].map((step) => [
        [
          [-73.87, 41.2],
          [-73.86, 41.2 + step / 100],
        ],
      ]),
    );
    const layer = await accepted('a.zip', shapefileZip(shp, { dbf: dbfOf('NAME', 5, ['Łąś', 'Café']), cpg: 'UTF-8' }));
    expect(layer.features.map(({ attributes }) => attributes.NAME)).toEqual(['Łą', 'Café']);
  });

  it('text no database stores is cleaned', async () => {
    const layer = await accepted(
      'a.json',
      `{"type":"Feature","properties":{"n\\u0000m":"a\\u0000b\\ud800","deep":{"x":["\\u0000"]}},"geometry":${point(CHECK.degrees)}}`,
    );
    expect(layer.features[0]!.attributes).toEqual({ nm: 'ab', deep: { x: [''] } });
    expect(layer.fields).toEqual(['nm', 'deep']);
  });
});

describe.skipIf(!sharedData)('the real layers of ../shared/data', () => {
  const layers = [
    'watercourses',
    'water_areas',
    'reservoirs',
    'municipal',
    'roads_main',
    'buildings',
    'potential_sources',
    'landmarks',
    'contours_10m',
  ]
    .map((name) => `croton/${name}`)
    .concat(['zones/zones_illustrative', 'zones/zones_overlapping_illustrative', 'zones/wells_illustrative']);

  it.each(layers)('%s: shapefile and GeoJSON agree', async (path) => {
    const read = (extension: string) =>
      accepted(`x.${extension}`, readFileSync(join(sharedData!, `${path}.${extension}`)), false);
    const [shapefile, geojson] = await Promise.all([read('zip'), read('geojson')]);
    expect(shapefile.features.length).toBe(geojson.features.length);
    const [a, b] = [shapefile, geojson].map((layer) => layer.features.map(({ geometry }) => positionsOf(geometry)));
    // GeoJSON with 7 decimals is good to half of 1e-7 degrees, 0.02 ft; the zones have 9.
    const tolerance = path.startsWith('zones/') ? 0.0025 : 0.04;
    for (const [index, ours] of a!.entries()) {
      const theirs = b![index]!;
      const nearest = (position: Position) =>
        theirs.reduce((least, other) => Math.min(least, apart(position, other)), Infinity);
      expect(Math.max(...ours.map(nearest))).toBeLessThan(tolerance);
    }
  });
});
