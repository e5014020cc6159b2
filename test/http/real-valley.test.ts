import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../server/db/open-database.ts';
import type { LayerRole } from '../../server/domain/layer.ts';
import type { Evaluation } from '../../server/http/contract/evaluation.ts';
import type { ImportOptions } from '../../server/import/import-options.ts';
import { importLayer } from '../../server/usecases/import-layer.ts';
import { engines } from '../fixtures/databases.ts';
import { postJson, startServer, type TestServer } from '../fixtures/server.ts';
import { sharedData } from '../fixtures/shared-data.ts';

const DELIVERIES = ['zones_illustrative', 'zones_overlapping_illustrative'];

interface Layer {
  role: LayerRole;
  file: string;
  options: ImportOptions;
}

const layersWith = (delivery: string): Layer[] => [
  {
    role: 'zones',
    file: `zones/${delivery}.zip`,
    options: { mapping: { zone: 'ZONE', name: 'LABEL' }, accuracyFt: 1 },
  },
  {
    role: 'watercourses',
    file: 'croton/watercourses.zip',
    options: { mapping: { id: 'ID', name: 'NAME', width: 'WIDTH_FT' }, accuracyFt: 1, defaultWidthFt: 0 },
  },
  {
    role: 'watercourses',
    file: 'croton/water_areas.zip',
    options: {
      layer: 'water areas',
      mapping: { id: 'ID', name: 'NAME' },
      where: { KIND: ['river', 'bay', 'pond'] },
      accuracyFt: 1,
      defaultWidthFt: 0,
    },
  },
  {
    role: 'reservoirs',
    file: 'croton/water_areas.zip',
    options: { mapping: { id: 'ID', name: 'NAME' }, where: { KIND: ['reservoir'] }, accuracyFt: 1 },
  },
];

type Row = Record<string, string>;

const figures: [string, Evaluation['measurements'][number]['to']][] = [
  ['distance_to_watercourse_ft', 'watercourse'],
  ['distance_to_reservoir_ft', 'reservoir'],
  ['distance_to_zone2_nested_ft', 'zone-2'],
];

/** What differs from the independent answer of a row: a zone, or a distance by more than 0.05 ft. */
function differences(row: Row, { zone, measurements }: Evaluation): string[] {
  const found = String(zone.governing ?? 'outside');
  const zones = found === row.zone ? [] : [`${row.id}: zone ${found}, expected ${row.zone}`];
  return zones.concat(
    figures.flatMap(([column, to]) => {
      const distanceFt = measurements.find((measurement) => measurement.to === to)?.distanceFt;
      const near = distanceFt !== undefined && Math.abs(distanceFt - Number(row[column])) <= 0.05;
      return near ? [] : [`${row.id}: ${distanceFt} ft to ${to}, expected ${row[column]}`];
    }),
  );
}

describe.skipIf(sharedData === undefined).each(engines)('the real layers of the valley ($name)', ({ open }) => {
  describe.each(DELIVERIES)('with the zones delivered as %s', (delivery) => {
    let database: Database;
    let server: TestServer;
    let rows: Row[];

    beforeAll(async () => {
      rows = parse(readFileSync(join(sharedData!, 'facilities.csv')), { columns: true });
      database = await open();
      for (const { role, file, options } of layersWith(delivery)) {
        const upload = { name: file.split('/').at(-1)!, bytes: readFileSync(join(sharedData!, file)) };
        const imported = await importLayer(database.db, upload, { role, options }, '2026-12-01');
        expect(imported).toMatchObject({ ok: true });
      }
      server = await startServer(database);
    });
    afterAll(async () => {
      await server?.close();
      await database?.close();
    });

    it('gives all 200 sample facilities the zone and the distances of an independent computation', async () => {
      expect(rows).toHaveLength(200);
      const wrong: string[] = [];
      for (const row of rows) {
        const geometry = { type: 'Point', coordinates: [Number(row.lon), Number(row.lat)] };
        const question = { activity: row.kind, geometry, facts: {}, placement: { method: 'surveyed' } };
        const { body } = await postJson(`${server.url}/api/evaluations`, question);
        wrong.push(...differences(row, body));
      }
      expect(wrong).toEqual([]);
    });
  });
});
