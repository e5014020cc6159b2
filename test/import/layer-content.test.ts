import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import catalogue from '../../data/coordinate-systems.json' with { type: 'json' };
import type { Database } from '../../server/db/open-database.ts';
import type { LayerRole } from '../../server/domain/layer.ts';
import { systemOfCode } from '../../server/import/coordinate-system.ts';
import { readSource } from '../../server/import/formats.ts';
import type { ImportOptions } from '../../server/import/import-options.ts';
import { findParcels } from '../../server/usecases/find-parcels.ts';
import { importLayer } from '../../server/usecases/import-layer.ts';
import { prepareImport } from '../../server/usecases/prepare-import.ts';
import { repairPolygons } from '../../server/usecases/repair-polygons.ts';
import { writeImport } from '../../server/usecases/write-import.ts';
import { engines } from '../fixtures/databases.ts';
import { area, geoJsonFile as fileOf, type Shape, square, zonesFile as zones } from '../fixtures/geojson-layer.ts';
import { prepareLayer, noteTexts as texts } from '../fixtures/prepare-layer.ts';
import { sharedData } from '../fixtures/shared-data.ts';

const TODAY = '2026-12-01';

describe.each(engines)('what an import makes of a file ($name)', ({ open }) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database?.close());

  const ready = (role: LayerRole, file: { name: string; bytes: Buffer }, options: ImportOptions = {}) =>
    prepareLayer(database.db, role, file, options);
  const confirmed = { mapping: { zone: 'ZONE' } };

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
    expect(await prepareImport(database.db, fileOf([shape]), { role, options: {} })).toMatchObject({
      verdict: 'refuse',
      reason: expect.stringMatching(reason),
    });
  });

  it('with areas that cross themselves repaired: nothing they enclosed is lost, both areas are told', async () => {
    const bowTie: [number, number][] = [
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
      const { features } = await readSource(shared('troublesome/geom-invalid-polygons.zip'), {});
      const placed = features.map(({ row, attributes, geometry }) => ({ row, attributes, geometry: geometry! }));
      const { notes, features: repaired } = await repairPolygons(database.db, placed);
      expect(notes[0]!.text).toMatch(/^78 areas .* repaired \(rows 14, 15, 21, 26, 29, 34, 43, 49 and 70 more\)/);
      const [before, after] = notes[0]!.text.match(/[\d,]+\.\d\d/g)!;
      expect(before).toBe(after);
      expect((await repairPolygons(database.db, repaired)).notes).toEqual([]);
    });
  });
});
