import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSource } from '../../../server/import/formats.ts';
import { readLayer } from '../../../server/import/read-layer.ts';
import { tidyLayer } from '../../../server/import/tidy-layer.ts';
import { sharedData } from '../../fixtures/shared-data.ts';

interface ExpectedLayer {
  name: string;
  features: number;
  fields: string[];
  first_rows: Record<string, unknown>[];
  null_geometries: number;
  null_rows?: number[];
  holes?: number;
  multipart?: number;
  vertices?: number;
  unclosed_rings?: number;
  near_westchester?: boolean | null;
}

interface ExpectedFile {
  file: string;
  verdict: 'accept' | 'ask' | 'refuse';
  importer: string;
  gdal: { layers: ExpectedLayer[] };
}

const folder = sharedData && join(sharedData, 'troublesome');

/** The file has bare `Infinity` for extents that could not be worked out. */
function readExpected(path: string): ExpectedFile[] {
  return JSON.parse(readFileSync(path, 'utf8').replaceAll(/-?\bInfinity\b/g, 'null')).files;
}

const files = folder ? readExpected(join(folder, 'expected.json')) : [];
const fileOf = (name: string) => ({ name, bytes: readFileSync(join(folder!, name)) });

/** What the reason, the question or the notes must say, besides the verdict. */
const SAID: Record<string, RegExp[]> = {
  'ok-tiger-villages.zip': [/GCS_North_American_1983.*EPSG:2260/],
  'zip-path-traversal.zip': [
    /points outside it \(\.\.\/\.\.\/villages\.shp\)\. Zip the shapefile again without folders/,
  ],
  'zip-several-shp.zip': [
    /3 shapefiles: census_places \(4 areas\), cities \(1 area\), villages \(5 areas\). Which one/,
  ],
  'crs-no-prj.zip': [/no \.prj file, so its coordinate system is not known\. Ask the sender for villages\.prj/],
  'crs-wrong-prj.zip': [
    /far outside Westchester County.*NAD_1983_StatePlane_New_York_Long_Island.*probably not the right one/,
  ],
  'crs-state-plane-metres.zip': [/FIPS_3101, metres, converted to .*US survey feet/],
  'geom-polygonz.zip': [/Heights dropped \(6 areas\)/],
  'enc-latin1-ldid-no-cpg.zip': [/No \.cpg; text read as windows-1252/],
  'enc-gbk-ldid-no-cpg.zip': [/says degrees, but the coordinates \(-248\.7, 625\.6\) cannot be longitude and latitude/],
  'enc-cp1250-cpg-ansi-1250.zip': [/"ANSI 1250" understood as windows-1250/],
  'enc-html-in-cpg.zip': [/not the name of an encoding; the text fits UTF-8/, /No \.shx index; records read in order/],
  'enc-utf8-no-cpg.zip': [/fits UTF-8 without errors/],
  'enc-wrong-cpg.zip': [/says UTF-8, but the text is not; read as windows-1252/],
  'crs-html-in-prj.zip': [/not a coordinate system \(it is a web page\)/],
  'crs-bom-in-prj-unclosed-rings.zip': [/50 unclosed rings closed/],
  'crs-nad27.zip': [/NAD27 needs a grid file that is not shipped/],
  'crs-unknown-projection.zip': [/names no known projection/],
  'crs-no-datum.zip': [/degrees on the GRS 1980 ellipsoid but no datum\. Treat as NAD83\?/],
  'geom-polylinezm-multipart.zip': [/Heights and measures dropped \(1 line\)/],
  'geom-null-shapes.zip': [/4 rows without geometry skipped \(rows 2, 4, 5 and 8\)/],
  'geom-zero-bytes-after-record.zip': [/324 bytes after the last record ignored/],
  'geom-coordinates-minus-1e308.zip': [/Row 1 has no usable coordinates/],
  'zip-several-shp-five-crs.zip': [/5 shapefiles/, /c_utm \(1 area\): no \.prj, cannot be used/],
  'zip-not-a-shapefile.zip': [/bad\.shp is not a shapefile \(it does not begin with file code 9994\)/],
  'zip-broken.zip': [/not a zip file, or it is damaged\. Zip the \.shp, \.shx, \.dbf and \.prj together/],
  'zip-in-zip.zip': [/holds another zip \(points\.zip\)\. Unpack it and send that one/],
  'zip-no-shp.zip': [/no \.shp file, only a table \(counties\.dbf\)/],
};

/** Text the reader must give although, or whatever, the import then says. */
const TEXTS: Record<string, { row: number; field: string; text: string }> = {
  'enc-utf8-cpg.zip': { row: 1, field: '☃', text: 'ηελλο ςορλδ' },
  'enc-utf8-no-cpg.zip': { row: 1, field: '☃', text: 'ηελλο ςορλδ' },
  'enc-latin1-ldid-no-cpg.zip': { row: 1, field: 'name', text: 'México' },
  'enc-wrong-cpg.zip': { row: 1, field: 'name', text: 'México' },
  'enc-big5-odd-cpg.zip': { row: 1, field: 'NAME', text: '國語' },
  'enc-gbk-ldid-no-cpg.zip': { row: 1, field: 'NAME', text: '简体' },
  'enc-cp1250-cpg-ansi-1250.zip': { row: 2, field: 'field', text: 'Hněvošický háj' },
  'enc-html-in-cpg.zip': { row: 2, field: 'field', text: 'Hněvošický háj' },
  'enc-latin1-nothing-declared.zip': { row: 1, field: 'Name', text: 'Ñandú' },
  'enc-upper-case-cpg-no-prj.zip': { row: 2, field: 'text', text: 'ĄąĆćĄąĆćĄą' },
};

const UNREADABLE = /^zip-(path-traversal|not-a-shapefile|broken|in-zip|no-shp)/;

/** Everything the import says of a file up to the check of the place. */
async function saidOf(name: string): Promise<string> {
  const outcome = await readLayer(fileOf(name), { measured: true });
  if (outcome.verdict === 'ask') return outcome.question;
  if (outcome.verdict === 'refuse' && !/far outside/.test(outcome.reason)) return outcome.reason;
  const source = await readSource(fileOf(name), {});
  const system = source.coordinateSystem();
  const tidy = tidyLayer(source.features, system, true);
  const notes = [system.note, ...[...source.notes, ...tidy.notes].map(({ text }) => text)];
  return [...(outcome.verdict === 'refuse' ? [outcome.reason] : []), ...notes].join('\n');
}

const countHoles = (geometry: { type: string; coordinates: unknown } | null) => {
  if (geometry?.type === 'Polygon') return (geometry.coordinates as unknown[]).length - 1;
  if (geometry?.type !== 'MultiPolygon') return 0;
  return (geometry.coordinates as unknown[][]).reduce((sum, polygon) => sum + polygon.length - 1, 0);
};

describe.skipIf(!folder)('shapefile zips that give trouble (../shared/data/troublesome)', () => {
  it('are all there', () => {
    const zips = readdirSync(folder!).filter((name) => name.endsWith('.zip'));
    expect(files.map(({ file }) => file).sort()).toEqual(zips.sort());
    expect(
      [...Object.keys(SAID), ...Object.keys(TEXTS)].filter((name) => !files.some(({ file }) => file === name)),
    ).toEqual([]);
  });

  it.each(files)('$file: $importer', async ({ file, verdict, gdal }) => {
    const outcome = await readLayer(fileOf(file), { measured: true });
    const isElsewhere = gdal.layers.some((layer) => layer.near_westchester === false);
    if (verdict === 'accept' && isElsewhere)
      expect(outcome).toMatchObject({ verdict: 'refuse', reason: expect.stringMatching(/far outside Westchester/) });
    else expect(outcome.verdict).toBe(verdict);
    const said = await saidOf(file);
    for (const pattern of SAID[file] ?? []) expect(said).toMatch(pattern);
  });

  const readable = files.filter(({ file }) => !UNREADABLE.test(file));
  const layers = readable.flatMap(({ file, gdal }) =>
    gdal.layers.filter((layer) => layer.vertices).map((layer) => ({ file, layer, name: layer.name })),
  );
  it.each(layers)('$file: $name is read as GDAL reads it', async ({ file, layer, name }) => {
    const source = await readSource(fileOf(file), { shapefile: name });
    const geometries = source.features.map(({ geometry }) => geometry);
    expect(source.features.length).toBe(layer.features);
    const nullRows = source.features.filter(({ geometry }) => geometry === null).map(({ row }) => row);
    expect(nullRows).toEqual(layer.null_rows ?? []);
    const vertices = geometries.flatMap((geometry) =>
      geometry ? JSON.stringify(geometry.coordinates).match(/\[[-\d]/g)! : [],
    );
    expect(vertices.length).toBe(layer.vertices);
    expect(geometries.reduce((sum, geometry) => sum + countHoles(geometry), 0)).toBe(layer.holes);
    if (file === 'zip-mixed-case-dbf.zip') return;
    expect(source.fields).toEqual(layer.fields);
    for (const [index, row] of layer.first_rows.entries())
      for (const [field, value] of Object.entries(row))
        if (!String(value).startsWith('not decoded')) expect(source.features[index]!.attributes[field]).toEqual(value);
  });

  it.each(Object.entries(TEXTS))('%s: the text comes out right', async (name, { row, field, text }) => {
    const source = await readSource(fileOf(name), {});
    expect(source.features[row - 1]!.attributes[field]).toBe(text);
    expect(JSON.stringify(source.features)).not.toContain('�');
  });

  it('zip-mixed-case-dbf.zip: the attributes are not lost', async () => {
    const source = await readSource(fileOf('zip-mixed-case-dbf.zip'), {});
    expect(source.features[0]!.attributes).toMatchObject({ GEOID: '3632754', NAME: 'Haverstraw' });
  });

  it('geom-nested-holes.zip: each hole lies in its own shell', async () => {
    const [feature] = (await readSource(fileOf('geom-nested-holes.zip'), {})).features;
    expect(feature!.geometry!.type).toBe('MultiPolygon');
    expect((feature!.geometry!.coordinates as unknown[][]).map((polygon) => polygon.length)).toEqual([2, 2]);
  });

  it('geom-multipart-and-hole.zip: three features kept apart, one with a hole, one of two parts', async () => {
    const { features } = await readSource(fileOf('geom-multipart-and-hole.zip'), {});
    expect(features.map(({ geometry }) => `${geometry?.type} ${geometry?.coordinates.length}`)).toEqual([
      'Polygon 1',
      'Polygon 2',
      'MultiPolygon 2',
    ]);
  });

  it('geom-five-bytes-too-long.zip, geom-truncated-pointz.zip: read by each record’s own length', async () => {
    const long = await readSource(fileOf('geom-five-bytes-too-long.zip'), {});
    expect(long.notes.map(({ text }) => text)).toContain('5 bytes after the last record ignored.');
    expect((await readSource(fileOf('geom-truncated-pointz.zip'), {})).features.length).toBe(3);
  });

  it('geom-pointm-shp-only.zip: measures dropped, no attributes', async () => {
    const { notes, fields } = await readSource(fileOf('geom-pointm-shp-only.zip'), {});
    expect(notes.map(({ text }) => text)).toContain('Measures dropped (3 points).');
    expect(fields).toEqual([]);
  });

  it('crs-no-datum.zip: taken as NAD83 when the user says so, and then refused for its place in Brazil', async () => {
    const outcome = await readLayer(fileOf('crs-no-datum.zip'), { measured: false, treatAsNad83: true });
    expect(outcome).toMatchObject({
      verdict: 'refuse',
      reason: expect.stringMatching(/far outside Westchester.*-34\.\d+.*-8\.\d+|far outside/),
    });
  });

  it('zip-several-shp.zip: the one that is named is read', async () => {
    const outcome = await readLayer(fileOf('zip-several-shp.zip'), { measured: false, shapefile: 'cities' });
    expect(outcome).toMatchObject({ verdict: 'accept', layer: { features: [{ attributes: { NAME: 'Peekskill' } }] } });
  });

  it('all spellings of the control give the same places', async () => {
    const places = async (name: string) => {
      const outcome = await readLayer(fileOf(name), { measured: true });
      return outcome.verdict === 'accept' ? outcome.layer.features.map(({ geometry }) => geometry) : outcome;
    };
    const control = await places('ok-tiger-villages.zip');
    for (const name of ['upper-case-extensions', 'mixed-case-dbf', 'macosx', 'folder-inside'])
      expect(await places(`zip-${name}.zip`)).toEqual(control);
  });

  it.each(['crs-state-plane-metres.zip', 'geom-polygonz.zip'])(
    '%s lands where the control in degrees lands, within 0.1 ft',
    async (name) => {
      const [given, control] = await Promise.all(
        [name, 'ok-tiger-villages.zip'].map((file) => readLayer(fileOf(file), { measured: true })),
      );
      if (given?.verdict !== 'accept' || control?.verdict !== 'accept') throw new Error('not accepted');
      const numbers = (layer: typeof given.layer) =>
        JSON.stringify(layer.features.map(({ geometry }) => geometry))
          .match(/-?\d+\.\d+/g)!
          .map(Number);
      const [a, b] = [numbers(given.layer), numbers(control.layer)];
      expect(a.length).toBe(b.length);
      expect(Math.max(...a.map((value, index) => Math.abs(value - b[index]!)))).toBeLessThan(0.1);
    },
  );
});
