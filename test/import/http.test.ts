import { describe, expect, it } from 'vitest';
import { engines } from '../fixtures/databases.ts';
import { importCalls } from '../fixtures/import-calls.ts';
import { useServer } from '../fixtures/use-server.ts';
import { zipOf } from '../fixtures/zip.ts';
import { areas, zonesZip } from '../fixtures/zones-zip.ts';

describe.each(engines)('imports over HTTP ($name)', ({ open }) => {
  const server = useServer(open);
  const { call, upload } = importCalls(() => server.url);
  const layersOf = async (role: string) =>
    (await call('GET', '/layers')).body.roles.find((entry: { role: string }) => entry.role === role).layers;
  const complete = { mapping: { zone: 'ZONE' }, accuracyFt: 1 };

  it('from upload to a version in force: preview, mapping, confirmation, layer list, features', async () => {
    const created = await upload(zonesZip(['1', '2', '3']));
    expect(created.status).toBe(201);
    const { id, preview } = created.body;
    expect(created.body).toMatchObject({
      state: 'preview',
      fileName: 'Zones of Müller.zip',
      role: 'zones',
      question: null,
      result: null,
    });
    expect(preview).toMatchObject({
      layer: 'Zones of Müller',
      format: 'Shapefile',
      featureCount: 3,
      fields: [{ name: 'ZONE', samples: ['1', '2', '3'] }],
      problems: [{ pointer: '/mapping' }, { pointer: '/accuracyFt' }],
    });
    expect(preview.crs).toMatch(/GCS_North_American_1983/);
    expect(preview.targets[0]).toMatchObject({ target: 'zone', required: true, guess: 'ZONE', candidates: ['ZONE'] });
    expect(preview.extent[0]).toBeCloseTo(-73.9, 9);
    expect(
      preview.features.features.map(({ properties }: { properties: { zone: number } }) => properties.zone),
    ).toEqual([1, 2, 3]);
    expect(preview.features.features[0].geometry.coordinates[0][0][0]).toBeCloseTo(-73.9, 6);
    expect(await layersOf('zones')).toEqual([]);

    const early = await call('POST', `/imports/${id}/confirmation`);
    expect(early).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: '/mapping' }, { pointer: '/accuracyFt' }] },
    });
    expect(early.type).toMatch(/^application\/problem\+json/);

    const changed = await call('PATCH', `/imports/${id}`, {
      options: { ...complete, layer: 'Wells field', attribution: 'Village' },
    });
    expect(changed).toMatchObject({
      status: 200,
      body: { state: 'preview', preview: { layer: 'Wells field', problems: [] } },
    });
    expect((await call('GET', `/imports/${id}`)).body).toEqual(changed.body);

    const [first, second] = await Promise.all([1, 2].map(() => call('POST', `/imports/${id}/confirmation`)));
    const third = await call('POST', `/imports/${id}/confirmation`);
    expect([first, second, third].map((answer) => answer!.status)).toEqual([200, 200, 200]);
    expect(first!.body.result).toEqual({ versionId: expect.any(Number), label: 'zones/Wells field@1' });
    expect([second!.body.result, third.body.result]).toEqual([first!.body.result, first!.body.result]);

    const [layer] = await layersOf('zones');
    expect(layer.versions).toHaveLength(1);
    expect(layer.versions[0]).toMatchObject({
      label: 'zones/Wells field@1',
      inForce: true,
      inForceFrom: null,
      featureCount: 3,
      attribution: 'Village',
    });
    const features = await call('GET', `/layers/versions/${layer.versions[0].id}/features?bbox=-73.8951,41,-73.88,42`);
    expect(features.body).toMatchObject({ type: 'FeatureCollection', truncated: false });
    expect(features.body.features.map(({ properties }: { properties: { zone: number } }) => properties.zone)).toEqual(
      [1, 2, 3].slice(0, features.body.features.length),
    );
    expect((await call('PATCH', `/imports/${id}`, { options: {} })).status).toBe(409);
  });

  it('asks which of several shapefiles, and takes the answer', async () => {
    const parts = (name: string, count: number) => [
      { path: `${name}.shp`, bytes: areas(count) },
      {
        path: `${name}.prj`,
        bytes: Buffer.from(
          'GEOGCS["x",DATUM["D_North_American_1983",SPHEROID["GRS_1980",6378137,298.257222101]],PRIMEM["Greenwich",0],UNIT["Degree",0.0174532925199433]]',
        ),
      },
    ];
    const created = await upload(zipOf([...parts('north', 2), ...parts('south', 1)]), {}, 'context');
    expect(created).toMatchObject({ status: 201, body: { state: 'question', preview: null } });
    const { id, question } = created.body;
    expect(question.text).toBe('The zip holds 2 shapefiles: north (2 areas), south (1 area). Which one?');
    expect(question).toMatchObject({
      option: 'shapefile',
      choices: [
        { value: 'north', usable: true },
        { value: 'south', usable: true },
      ],
    });
    expect((await call('POST', `/imports/${id}/confirmation`)).status).toBe(422);
    const answered = await call('PATCH', `/imports/${id}`, { options: { shapefile: 'south' } });
    expect(answered.body).toMatchObject({
      state: 'preview',
      question: null,
      preview: { featureCount: 1, problems: [] },
    });
    const wrong = await call('PATCH', `/imports/${id}`, { options: { shapefile: 'east' } });
    expect(wrong).toMatchObject({ status: 422, body: { detail: expect.stringMatching(/no shapefile "east"/) } });
    expect((await call('GET', `/imports/${id}`)).body).toEqual(answered.body);
    expect((await call('PATCH', `/imports/${id}`, { options: { shapefile: null } })).body.state).toBe('question');
  });

  it('cancels: the import is gone, nothing was written', async () => {
    const { id } = (await upload(zonesZip(['1']), { ...complete, layer: 'Cancelled' })).body;
    expect((await call('DELETE', `/imports/${id}`)).status).toBe(204);
    for (const [method, path] of [
      ['GET', ''],
      ['DELETE', ''],
      ['POST', '/confirmation'],
    ] as const)
      expect((await call(method, `/imports/${id}${path}`)).status).toBe(404);
    expect((await layersOf('zones')).map(({ name }: { name: string }) => name)).not.toContain('Cancelled');
  });

  it('tells the progress while it is written, and cancels even then, leaving nothing', async () => {
    const { id } = (await upload(zonesZip(Array.from({ length: 8_000 }, () => '3')), { ...complete, layer: 'Long' }))
      .body;
    const confirming = call('POST', `/imports/${id}/confirmation`);
    let seen = { state: 'preview', progress: null as { done: number; total: number } | null };
    while (!seen.progress || seen.progress.done === 0 || seen.progress.total !== 8_000)
      seen = (await call('GET', `/imports/${id}`)).body;
    expect(seen.state).toBe('writing');
    expect((await call('DELETE', `/imports/${id}`)).status).toBe(204);
    expect(await confirming).toMatchObject({
      status: 409,
      body: { detail: 'The import was cancelled. Nothing was changed.' },
    });
    expect((await layersOf('zones')).map(({ name }: { name: string }) => name)).not.toContain('Long');
  });
});
