import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../server/db/open-database.ts';
import { listLayers } from '../../server/usecases/list-layers.ts';
import { databaseTemplate } from '../fixtures/database-templates.ts';
import { dbfOf, shapefileZip, shpOf } from '../fixtures/shapefile.ts';
import { zipOf } from '../fixtures/zip.ts';

interface Ended {
  code: number;
  out: string;
  problem: string;
}

const ring: [number, number][] = [
  [-73.87, 41.21],
  [-73.87, 41.22],
  [-73.86, 41.22],
  [-73.86, 41.21],
  [-73.87, 41.21],
];
const coverage = {
  type: 'Polygon',
  coordinates: [
    [
      [-74, 41],
      [-73.5, 41],
      [-73.5, 41.5],
      [-74, 41.5],
      [-74, 41],
    ],
  ],
};

describe('the import command, as a process of its own on the embedded database', () => {
  let folder: string;
  let data: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'import-command-'));
    data = join(folder, 'var');
    await cp(await databaseTemplate(), join(data, 'database'), { recursive: true });
    const areas = shpOf('area', [[ring], [ring]]);
    await writeFile(join(folder, 'zones.zip'), shapefileZip(areas, { dbf: dbfOf('ZONE', 1, ['2', '3']) }));
    await writeFile(join(folder, 'wrong.zip'), shapefileZip(areas, { dbf: dbfOf('ZONE', 1, ['2', '4']) }));
    await writeFile(join(folder, 'unsure.zip'), shapefileZip(areas, { dbf: dbfOf('CLASS', 1, ['2', '3']) }));
    await writeFile(join(folder, 'two.zip'), zipOf(['a', 'b'].map((name) => ({ path: `${name}.shp`, bytes: areas }))));
    await writeFile(join(folder, 'covered.geojson'), JSON.stringify(coverage));
    await writeFile(join(folder, 'rubbish.geojson'), '{');
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  function run(args: string, environment: Record<string, string> = {}): Promise<Ended> {
    const command = ['--import', 'tsx', 'server/import-command.ts', ...args.split(' ').filter(Boolean)];
    const { DATABASE_URL: _, ...own } = process.env;
    const env = { ...own, DATA_DIR: data, ...environment };
    return new Promise((resolve) => {
      execFile(
        process.execPath,
        command.map((part) => part.replace('@', `${folder}/`)),
        { env },
        (error, out, problem) => resolve({ code: error ? Number(error.code) : 0, out, problem }),
      );
    });
  }
  async function layers() {
    const database = await openDatabase({ engine: 'embedded', directory: join(data, 'database') });
    const roles = await listLayers(database.db, '2026-12-01').finally(() => database.close());
    return roles.flatMap(({ layers: ofRole }) => ofRole.flatMap(({ versions }) => versions));
  }

  it('imports with everything said, ends with 0 and a summary', async () => {
    const ended = await run(
      '--role zones --file @zones.zip --layer Field --map zone=ZONE --accuracy-ft 1.5 --from 2026-01-01 --illustrative --coverage @covered.geojson --yes',
    );
    expect(ended).toMatchObject({ code: 0, problem: '' });
    expect(ended.out).toMatch(/Shapefile: 2 features for zones\/Field/);
    expect(ended.out).toMatch(/Note: Zones 2 and 3 overlap/);
    expect(ended.out).toMatch(/Imported zones\/Field@1: 2 features, in force from 2026-01-01\./);
    expect(await layers()).toMatchObject([
      {
        name: 'Field',
        version: 1,
        inForceFrom: '2026-01-01',
        accuracyFt: 1.5,
        illustrative: true,
        coverage: { type: 'MultiPolygon' },
      },
    ]);
  });

  it('uses the guesses with --yes, and shows them', async () => {
    const ended = await run('--role zones --file @zones.zip --accuracy-ft 1 --where zone=3 --yes');
    expect(ended).toMatchObject({ code: 0 });
    expect(ended.out).toMatch(/guessed from their names:\n {2}Zone \(1, 2 or 3\): ZONE\n {2}Name: not mapped/);
    expect(ended.out).toMatch(/Imported zones\/zones@1: 1 feature\./);
  });

  it.each([
    [
      'only looks without --yes',
      '--role zones --file @zones.zip --map zone=ZONE --accuracy-ft 1',
      1,
      /Nothing was written: add --yes/,
    ],
    [
      'refuses zones of 4',
      '--role zones --file @wrong.zip --map zone=ZONE --accuracy-ft 1 --yes',
      1,
      /Zones are 1, 2 or 3, but ZONE has "4" \(row 2\)/,
    ],
    [
      'does not guess where nothing fits',
      '--role zones --file @unsure.zip --accuracy-ft 1 --yes',
      1,
      /Say which attribute holds: Zone/,
    ],
    ['asks for the accuracy', '--role zones --file @zones.zip --yes', 1, /Say how accurate the layer is/],
    [
      'asks which shapefile',
      '--role zones --file @two.zip --accuracy-ft 1 --yes',
      1,
      /2 shapefiles: .*Which one\? Answer with --shapefile NAME/,
    ],
    ['says that there is no such file', '--role zones --file @none.zip --yes', 1, /There is no file .*none\.zip/],
    [
      'refuses a coverage that is not JSON',
      '--role zones --file @zones.zip --coverage @rubbish.geojson --yes',
      1,
      /rubbish\.geojson is not valid JSON/,
    ],
    ['refuses a role nobody knows', '--role swamps --file @zones.zip', 2, /--role must be one of zones/],
    ['refuses an option nobody knows', '--role zones --file @zones.zip --colour red', 2, /colour/],
    [
      'refuses a date that does not exist',
      '--role zones --file @zones.zip --from 2026-02-30',
      2,
      /--from must be a date that exists/,
    ],
    [
      'refuses a width that is no number',
      '--role zones --file @zones.zip --default-width-ft wide',
      2,
      /--default-width-ft must be a number/,
    ],
    ['refuses a wrong setting', '--role zones --file @zones.zip', 1, /LOG_LEVEL must be one of/, { LOG_LEVEL: 'loud' }],
    [
      'says that no database answers',
      '--role zones --file @zones.zip',
      1,
      /.{20}/,
      { DATABASE_URL: 'postgres://user:secret@127.0.0.1:1/none' },
    ],
  ] as [string, string, number, RegExp, Record<string, string>?][])(
    '%s',
    async (_what, args, code, reason, environment) => {
      const ended = await run(args, environment);
      expect(ended.problem).toMatch(reason);
      expect(ended.code).toBe(code);
      expect(ended.problem).not.toMatch(/secret|\n {4}at /);
    },
  );

  it('says so where a running server holds the directory, and changes nothing', async () => {
    const held = await openDatabase({ engine: 'embedded', directory: join(data, 'database') });
    const ended = await run('--role zones --file @zones.zip --map zone=ZONE --accuracy-ft 1 --yes');
    await held.close();
    expect(ended).toMatchObject({ code: 1, problem: expect.stringMatching(/in use|open/i) });
    expect((await layers()).map(({ name }) => name).sort()).toEqual(['Field', 'zones']);
  });

  it('makes and migrates the database where there is none', async () => {
    const ended = await run('--role zones --file @zones.zip --map zone=ZONE --accuracy-ft 1 --yes', {
      DATA_DIR: join(folder, 'fresh'),
    });
    expect(ended).toMatchObject({ code: 0, out: expect.stringMatching(/Imported zones\/zones@1/) });
  });
});
