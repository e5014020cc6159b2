import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../server/db/open-database.ts';
import type { LayerRole } from '../../server/domain/layer.ts';
import type { ImportOptions } from '../../server/import/import-options.ts';
import { listLayers } from '../../server/usecases/list-layers.ts';
import { lookAtLayer } from '../../server/usecases/look-at-layer.ts';
import { prepareImport } from '../../server/usecases/prepare-import.ts';
import { writeImport } from '../../server/usecases/write-import.ts';
import { engines } from '../fixtures/databases.ts';
import { square, zonesFile as zones } from '../fixtures/geojson-layer.ts';
import { prepareLayer } from '../fixtures/prepare-layer.ts';

const TODAY = '2026-12-01';

describe.each(engines)('layers are imported ($name)', ({ open }) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database?.close());

  const ready = (role: LayerRole, file: { name: string; bytes: Buffer }, options: ImportOptions = {}) =>
    prepareLayer(database.db, role, file, options);
  async function counts() {
    const { rows } = await sql<{ layers: number; versions: number; features: number }>`
      select (select count(*)::int from layer) as layers, (select count(*)::int from layer_version) as versions,
        (select count(*)::int from layer_feature) as features`.execute(database.db);
    return rows[0]!;
  }

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
    const bad = await prepareImport(database.db, zones([1]), {
      role: 'zones',
      options: { coverage: { type: 'Point', coordinates: [-73.9, 41.1] } },
    });
    expect(bad).toMatchObject({ verdict: 'refuse', reason: expect.stringMatching(/coverage must be/) });
  });
});
