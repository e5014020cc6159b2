import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import catalogue from '../../data/coordinate-systems.json' with { type: 'json' };
import type { Database } from '../../server/db/open-database.ts';
import type { LayerRole } from '../../server/domain/layer.ts';
import { systemOfCode } from '../../server/import/coordinate-system.ts';
import { readFile } from '../../server/import/formats.ts';
import type { ImportOptions } from '../../server/import/import-options.ts';
import { findParcels } from '../../server/usecases/find-parcels.ts';
import { importLayer } from '../../server/usecases/import-layer.ts';
import { listLayers } from '../../server/usecases/list-layers.ts';
import { lookAtLayer } from '../../server/usecases/look-at-layer.ts';
import { type PreparedImport, prepareImport } from '../../server/usecases/prepare-import.ts';
import { repairPolygons } from '../../server/usecases/repair-polygons.ts';
import { writeImport } from '../../server/usecases/write-import.ts';
import { engines } from '../fixtures/databases.ts';
import { sharedData } from '../fixtures/shared-data.ts';

const TODAY = '2026-12-01';

type Ring = [number, number][];
interface Shape {
  type: string;
  coordinates: unknown;
  properties?: Record<string, unknown>;
}

const square = (west: number, south: number, size: number): Ring => [
  [west, south],
  [west + size, south],
  [west + size, south + size],
  [west, south + size],
  [west, south],
];
const area = (ring: Ring, properties = {}): Shape => ({ type: 'Polygon', coordinates: [ring], properties });

function fileOf(shapes: Shape[], name = 'layer.geojson') {
  const features = shapes.map(({ type, coordinates, properties = {} }) => ({
    type: 'Feature',
    properties,
    geometry: { type, coordinates },
  }));
  return { name, bytes: Buffer.from(JSON.stringify({ type: 'FeatureCollection', features })) };
}

const texts = (prepared: PreparedImport) => prepared.notes.map(({ text }) => text).join('\n');

describe.each(engines)('layers are imported ($name)', ({ open }) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database?.close());

  const prepare = (role: LayerRole, file: { name: string; bytes: Buffer }, options: ImportOptions = {}) =>
    prepareImport(database.db, file, { role, options: { accuracyFt: 1, ...options } });
  async function ready(role: LayerRole, file: { name: string; bytes: Buffer }, options: ImportOptions = {}) {
    const outcome = await prepare(role, file, options);
    if (outcome.verdict !== 'ready') throw new Error(JSON.stringify(outcome));
    return outcome.prepared;
  }
  async function counts() {
    const { rows } = await sql<{ layers: number; versions: number; features: number }>`
      select (select count(*)::int from layer) as layers, (select count(*)::int from layer_version) as versions,
        (select count(*)::int from layer_feature) as features`.execute(database.db);
    return rows[0]!;
  }

  const zones = (values: unknown[]) =>
    fileOf(values.map((ZONE, index) => area(square(-73.87 + (index % 50) / 100, 41.21, 0.005), { ZONE })));
  const confirmed = { mapping: { zone: 'ZONE' } };

  it('as a new version with dates: the first from the beginning, a later one from today, the old one stays to be looked at', async () => {
    const first = await writeImport(
      database.db,
      await ready('zones', zones([1, 2]), { ...confirmed, layer: 'Dated' }),
      TODAY,
    );
    const second = await writeImport(
      database.db,
      await ready('zones', zones([3]), { ...confirmed, layer: 'Dated' }),
      TODAY,
    );
    const future = await writeImport(
      database.db,
      await ready('zones', zones([1, 2, 3]), {
        ...confirmed,
        layer: 'Dated',
        from: '2027-01-01',
        attribution: 'The Village',
        illustrative: true,
      }),
      TODAY,
    );
    expect([first, second, future].map(({ label }) => label)).toEqual([
      'zones/Dated@1',
      'zones/Dated@2',
      'zones/Dated@3',
    ]);
    const roles = await listLayers(database.db, TODAY);
    const versions = roles.find(({ role }) => role === 'zones')!.layers.find(({ name }) => name === 'Dated')!.versions;
    expect(
      versions.map(({ version, inForceFrom, inForce, featureCount }) => [version, inForceFrom, inForce, featureCount]),
    ).toEqual([
      [3, '2027-01-01', false, 3],
      [2, TODAY, true, 1],
      [1, null, false, 2],
    ]);
    expect(versions[0]).toMatchObject({
      attribution: 'The Village',
      illustrative: true,
      accuracyFt: 1,
      mapping: { zone: 'ZONE' },
    });
    const old = await lookAtLayer(database.db, first.versionId, undefined);
    expect(old!.features.map(({ zone }) => zone)).toEqual([1, 2]);
    expect(old!.features[0]!.geometry).not.toHaveProperty('crs');
    const extent = versions[2]!.extent!;
    for (const [index, degrees] of [-73.87, 41.21, -73.855, 41.215].entries())
      expect(extent[index]!).toBeCloseTo(degrees, 3);
  });

  it('in a box: only what meets it', async () => {
    const { versionId } = await writeImport(
      database.db,
      await ready('zones', zones([1, 2, 3]), { ...confirmed, layer: 'Box' }),
      TODAY,
    );
    const seen = await lookAtLayer(database.db, versionId, [-73.861, 41.2, -73.859, 41.3]);
    expect(seen!.features.map(({ zone }) => zone)).toEqual([2]);
    expect(await lookAtLayer(database.db, 1_000_000, undefined)).toBeUndefined();
  });

  it('all or nothing: where the last feature cannot be written, nothing of it is left, and the database goes on', async () => {
    const before = await counts();
    const prepared = await ready('zones', zones(Array.from({ length: 1_500 }, () => 3)), {
      ...confirmed,
      layer: 'Broken',
    });
    const last = prepared.features.at(-1)!;
    const broken = { ...prepared, features: [...prepared.features.slice(0, -1), { ...last, zone: 4 as 3 }] };
    await expect(writeImport(database.db, broken, TODAY)).rejects.toThrow();
    expect(await counts()).toEqual(before);
    const { label } = await writeImport(database.db, prepared, TODAY);
    expect(label).toBe('zones/Broken@1');
  });

  it('all or nothing: cancelled between two batches, nothing of it is left', async () => {
    const before = await counts();
    const prepared = await ready('zones', zones(Array.from({ length: 2_500 }, () => 3)), {
      ...confirmed,
      layer: 'Cancelled',
    });
    const abort = new AbortController();
    const told: number[] = [];
    const watch = {
      signal: abort.signal,
      onProgress: (done: number) => {
        told.push(done);
        if (done >= 2_000) abort.abort(new Error('cancelled'));
      },
    };
    await expect(writeImport(database.db, prepared, TODAY, watch)).rejects.toThrow('cancelled');
    expect(told).toEqual([1_000, 2_000]);
    expect(await counts()).toEqual(before);
  });

  it('two at the same time: each layer version once', async () => {
    const prepared = await ready('zones', zones([1]), { ...confirmed, layer: 'Twins' });
    const written = await Promise.all([1, 2, 3].map(() => writeImport(database.db, prepared, TODAY)));
    expect(written.map(({ label }) => label).sort()).toEqual(['zones/Twins@1', 'zones/Twins@2', 'zones/Twins@3']);
  });

  it('not before the user has confirmed which attribute holds what', async () => {
    const prepared = await ready('zones', zones([1]));
    expect(prepared.problems).toMatchObject([
      { pointer: '/mapping', detail: expect.stringMatching(/guess from the names: Zone \(1, 2 or 3\) = ZONE/) },
    ]);
    await expect(writeImport(database.db, prepared, TODAY)).rejects.toThrow();
    expect(await importLayer(database.db, zones([1]), { role: 'zones', options: {} }, TODAY)).toMatchObject({
      ok: false,
    });
  });

  it('not without the accuracy of a layer that is measured to', async () => {
    const outcome = await prepareImport(database.db, zones([1]), { role: 'zones', options: confirmed });
    expect(outcome).toMatchObject({ prepared: { problems: [{ pointer: '/accuracyFt' }] } });
    const context = await prepareImport(database.db, zones([1]), { role: 'context', options: {} });
    expect(context).toMatchObject({ prepared: { problems: [] } });
  });

  it('not with a guess where two attributes fit', async () => {
    const file = fileOf([area(square(-73.87, 41.21, 0.005), { ZONE: 1, GWZONE: 2 })]);
    const prepared = await ready('zones', file);
    expect(prepared.targets[0]).toMatchObject({ target: 'zone', guess: null, candidates: ['ZONE', 'GWZONE'] });
    expect(prepared.problems.map(({ pointer }) => pointer)).toContain('/mapping/zone');
  });

  it.each([
    [
      [1, '2', 'Zone 3', 'ZONE 1', 2.0, '3.0'],
      [1, 2, 3, 1, 2, 3],
    ],
  ])('with zone values in usual spellings: %j', async (values, expected) => {
    expect((await ready('zones', zones(values), confirmed)).features.map(({ zone }) => zone)).toEqual(expected);
  });

  it.each([[0], [4], ['II'], [null], [1.5], ['Zone 12'], [''], [true]])('but not with %j for a zone', async (value) => {
    const prepared = await ready('zones', zones([1, value]), confirmed);
    expect(prepared.problems).toMatchObject([
      { pointer: '/mapping/zone', detail: expect.stringMatching(/^Zones are 1, 2 or 3, but ZONE has .*row 2/) },
    ]);
  });

  it.each([
    ['zones', { type: 'Point', coordinates: [-73.87, 41.21] }, /must be areas, but the file holds points \(row 1\)/],
    [
      'zones',
      {
        type: 'LineString',
        coordinates: [
          [-73.87, 41.21],
          [-73.86, 41.21],
        ],
      },
      /must be areas, but the file holds lines/,
    ],
    [
      'reservoirs',
      {
        type: 'LineString',
        coordinates: [
          [-73.87, 41.21],
          [-73.86, 41.21],
        ],
      },
      /must be areas/,
    ],
    ['wells', area(square(-73.87, 41.21, 0.005)), /must be points, but the file holds areas/],
  ] as [LayerRole, Shape, RegExp][])('not as %s with the wrong geometry', async (role, shape, reason) => {
    expect(await prepare(role, fileOf([shape]))).toMatchObject({
      verdict: 'refuse',
      reason: expect.stringMatching(reason),
    });
  });

  it('with areas that cross themselves repaired: nothing they enclosed is lost, both areas are told', async () => {
    const bowTie: Ring = [
      [-73.87, 41.2],
      [-73.86, 41.21],
      [-73.86, 41.2],
      [-73.87, 41.21],
      [-73.87, 41.2],
    ];
    const overlapping = {
      type: 'MultiPolygon',
      coordinates: [[square(-73.85, 41.2, 0.01)], [square(-73.845, 41.2, 0.01)]],
    };
    const prepared = await ready('reservoirs', fileOf([area(square(-73.88, 41.2, 0.001)), area(bowTie), overlapping]), {
      mapping: {},
    });
    expect(texts(prepared)).toMatch(
      /2 areas that crossed or touched itself repaired \(rows 2 and 3\): [\d,.]+ sq ft before, [\d,.]+ sq ft after/,
    );
    const { versionId } = await writeImport(database.db, { ...prepared, layerName: 'Repaired' }, TODAY);
    const { rows } = await sql<{
      valid: boolean;
      area: number;
    }>`select ST_IsValid(geometry) as valid, ST_Area(geometry) as area
      from layer_feature where layer_version_id = ${versionId} order by id`.execute(database.db);
    expect(rows.map(({ valid }) => valid)).toEqual([true, true, true]);
    const [unit, tie, both] = rows.map((row) => row.area);
    expect(tie! / unit!).toBeCloseTo(50, 0);
    expect(both! / unit!).toBeCloseTo(150, 0);
  });

  it('with a coverage polygon, in any of its GeoJSON wrappings; refused where it is none', async () => {
    const coverage = {
      type: 'FeatureCollection',
      features: [
        { type: 'Feature', properties: {}, geometry: { type: 'Polygon', coordinates: [square(-73.9, 41.1, 0.1)] } },
      ],
    };
    const prepared = await ready('zones', zones([1]), { ...confirmed, layer: 'Covered', coverage });
    await writeImport(database.db, prepared, TODAY);
    const roles = await listLayers(database.db, TODAY);
    const [version] = roles[0]!.layers.find(({ name }) => name === 'Covered')!.versions;
    expect(version!.coverage).toMatchObject({ type: 'MultiPolygon' });
    expect(version!.coverage).not.toHaveProperty('crs');
    const bad = await prepare('zones', zones([1]), { coverage: { type: 'Point', coordinates: [-73.9, 41.1] } });
    expect(bad).toMatchObject({ verdict: 'refuse', reason: expect.stringMatching(/coverage must be/) });
  });

  it('with widths: none, 0, text and wrong ones', async () => {
    const brook = (WIDTH_FT: unknown): Shape => ({
      type: 'LineString',
      coordinates: [
        [-73.87, 41.21],
        [-73.86, 41.21],
      ],
      properties: { WIDTH_FT },
    });
    const options = { mapping: { width: 'width_ft' }, defaultWidthFt: 8 };
    const prepared = await ready('watercourses', fileOf([brook(12.5), brook('7'), brook(0), brook(null)]), options);
    expect(prepared.features.map(({ widthFt }) => widthFt)).toEqual([12.5, 7, null, null]);
    expect(texts(prepared)).toMatch(/A width of 0 taken as not known \(1 row\)/);
    expect(texts(prepared)).toMatch(/2 lines without a width: 8 ft assumed/);
    const wrong = await ready('watercourses', fileOf([brook(-1), brook('wide')]), options);
    expect(wrong.problems).toMatchObject([
      { pointer: '/mapping/width', detail: expect.stringMatching(/"-1" \(row 1\), "wide" \(row 2\)/) },
    ]);
  });

  it('with parcels that are found by number and by address, whatever characters are typed', async () => {
    const parcel = (PRINT_KEY: string, ADDRESS: string, west: number) =>
      area(square(west, 41.21, 0.001), { PRINT_KEY, ADDRESS });
    const file = fileOf([parcel('67.14-2-3', '12 Sample Road', -73.87), parcel('67.14-2-30', '100% Lane', -73.86)]);
    expect(await findParcels(database.db, '67', TODAY)).toEqual({ available: false, parcels: [] });
    await writeImport(
      database.db,
      await ready('parcels', file, { mapping: { printKey: 'PRINT_KEY', address: 'ADDRESS' } }),
      TODAY,
    );
    const keys = async (text: string) =>
      (await findParcels(database.db, text, TODAY)).parcels.map(({ printKey }) => printKey);
    expect(await keys('67.14-2-3')).toEqual(['67.14-2-3', '67.14-2-30']);
    expect(await keys('67.14-2-30')).toEqual(['67.14-2-30']);
    expect(await keys('SAMPLE road')).toEqual(['67.14-2-3']);
    expect(await keys('100%')).toEqual(['67.14-2-30']);
    expect(await keys('_%\\')).toEqual([]);
    expect(await keys("o'brien")).toEqual([]);
    const [found] = (await findParcels(database.db, 'sample', TODAY)).parcels;
    expect(found!.point[0]).toBeCloseTo(-73.8695, 3);
    expect(found!.layerVersion).toBe('parcels/layer@1');
  });

  it.each(Object.keys(catalogue).map((code) => Number(code.slice(5))))(
    'from EPSG:%i where PostGIS puts it, to 0.01 ft',
    async (code) => {
      const { rows } = await sql<{ x: number; y: number }>`
      select ST_X(p) as x, ST_Y(p) as y from (select ST_Transform(ST_SetSRID(ST_MakePoint(668848.415, 872695.912), 2260), ${code}::integer) as p) t`.execute(
        database.db,
      );
      const [x, y] = systemOfCode(code)!.toPlane([rows[0]!.x, rows[0]!.y]);
      expect(Math.hypot(x - 668848.415, y - 872695.912)).toBeLessThan(0.01);
    },
  );

  describe.skipIf(!sharedData)('of ../shared/data', () => {
    const shared = (path: string) => ({ name: path.split('/').at(-1)!, bytes: readFileSync(join(sharedData!, path)) });

    it.each(['zip', 'geojson'])('the zones cut out and nested (%s): read, the overlaps noted', async (extension) => {
      const options = { mapping: { zone: 'ZONE', name: 'LABEL' } };
      const cut = await ready('zones', shared(`zones/zones_illustrative.${extension}`), options);
      expect(cut.features.map(({ zone }) => zone)).toEqual([1, 2, 3]);
      expect(texts(cut)).not.toMatch(/overlap/);
      const nested = await ready('zones', shared(`zones/zones_overlapping_illustrative.${extension}`), options);
      expect(texts(nested)).toMatch(
        /Zones 1 and 2 overlap \(12\.99 acres\).*Zones 1 and 3 overlap \(12\.99 acres\).*Zones 2 and 3 overlap \(137\.54 acres\)/s,
      );
    });

    it('the water areas, by kind, as watercourses and as reservoirs', async () => {
      const water = shared('croton/water_areas.zip');
      const options = { mapping: { name: 'NAME', id: 'ID' } };
      const courses = await ready('watercourses', water, { ...options, where: { KIND: ['river', 'bay', 'pond'] } });
      const reservoirs = await ready('reservoirs', water, { ...options, where: { KIND: ['reservoir'] } });
      expect([courses.features.length, reservoirs.features.length]).toEqual([141, 2]);
      expect(reservoirs.features.map(({ id, name }) => [id, name])).toEqual([
        ['3', 'New Croton Reservoir'],
        ['17', 'Indian Brook Reservoir'],
      ]);
      await writeImport(database.db, courses, TODAY);
      expect(texts(courses)).toMatch(/141 of 143 features taken/);
    });

    it('511 areas of which 78 touch themselves: repaired, the area kept', async () => {
      const { features } = await readFile(shared('troublesome/geom-invalid-polygons.zip'), {});
      const placed = features.map(({ row, attributes, geometry }) => ({ row, attributes, geometry: geometry! }));
      const { notes, features: repaired } = await repairPolygons(database.db, placed);
      expect(notes[0]!.text).toMatch(/^78 areas .* repaired \(rows 14, 15, 21, 26, 29, 34, 43, 49 and 70 more\)/);
      const [before, after] = notes[0]!.text.match(/[\d,]+\.\d\d/g)!;
      expect(before).toBe(after);
      expect((await repairPolygons(database.db, repaired)).notes).toEqual([]);
    });
  });
});
