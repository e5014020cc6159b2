import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { engines } from '../fixtures/databases.ts';
import { startServer } from '../fixtures/server.ts';
import { useServer } from '../fixtures/use-server.ts';

describe.each(engines)('the API ($name)', ({ open }) => {
  const server = useServer(open);
  const get = async (path: string) => {
    const response = await fetch(`${server.url}${path}`);
    return { status: response.status, headers: response.headers, body: await response.json() };
  };

  it('publishes OpenAPI 3.1 with every route it has, and a schema for each body', async () => {
    const { body } = await get('/api/openapi.json');
    expect(body.openapi).toBe('3.1.0');
    const routes = Object.entries<Record<string, unknown>>(body.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method} ${path}`),
    );
    expect(routes.sort()).toEqual([
      'delete /api/imports/{id}',
      'get /api/activities',
      'get /api/health',
      'get /api/imports/{id}',
      'get /api/layers',
      'get /api/layers/versions/{id}/features',
      'get /api/openapi.json',
      'get /api/ordinance',
      'get /api/parcels',
      'get /api/settings',
      'patch /api/imports/{id}',
      'post /api/deadlines',
      'post /api/evaluations',
      'post /api/footprints',
      'post /api/imports',
      'post /api/imports/{id}/confirmation',
    ]);
    const question = body.components.schemas.EvaluationRequest;
    expect(Object.keys(question.properties)).toEqual(['activity', 'geometry', 'facts', 'placement', 'asOf']);
    expect(question.required).toEqual(expect.arrayContaining(['activity', 'geometry', 'placement']));
  });

  it('lists the kinds of facility with their facts and the provisions that ask them', async () => {
    const { body } = await get('/api/activities');
    const salt = body.activities.find(({ kind }: { kind: string }) => kind === 'chloride-salt-storage');
    expect(salt.facts).toContainEqual(
      expect.objectContaining({
        name: 'weatherproofBuilding',
        type: 'boolean',
        askedBy: ['223-22C(16)(a)', '223-22D(13)(a)'],
      }),
    );
  });

  it('gives the provisions with the rules in force on a day', async () => {
    const rulesOn = async (asOf: string) => {
      const { body } = await get(`/api/ordinance?asOf=${asOf}`);
      return body.provisions.find(({ citation }: { citation: string }) => citation === '223-22D(13)(a)').rules;
    };
    expect(await rulesOn('1989-07-23')).toEqual([]);
    expect(await rulesOn('1989-07-24')).toEqual([
      expect.objectContaining({ effect: 'setback', limitFt: 500, zones: [3], activities: ['chloride-salt-storage'] }),
    ]);
  });

  it.each([
    ['an address it does not have', '/api/nothing', 404, /nothing at this address/],
    ['a day that does not exist', '/api/ordinance?asOf=2026-02-30', 422, /exists/],
    ['an address that cannot be read', '/api/layers/versions/%E0%A4%A/features', 400, /cannot be read/],
  ])('answers with a problem document: %s', async (_name, path, status, sentence) => {
    const answer = await get(path);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('Content-Type')).toMatch(/^application\/problem\+json/);
    expect(answer.body.detail).toMatch(sentence);
  });

  it('lets a page run nothing but its own files, and says nothing of what it is made with', async () => {
    const { headers } = await get('/api/health');
    expect(headers.get('Content-Security-Policy')).toContain("default-src 'self'");
    expect(headers.get('Content-Security-Policy')).not.toMatch(/unsafe/);
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('X-Powered-By')).toBeNull();
  });
});

describe.each(engines.filter(({ name }) => name === 'server'))('connections that are cut ($name)', ({ open }) => {
  it('cost at most a 503 that says when to try again, and are made anew', async () => {
    const database = await open();
    const server = await startServer(database);
    const statuses: number[] = [];
    for (let round = 0; round < 5; round += 1) {
      const asked = Array.from({ length: 8 }, () => fetch(`${server.url}/api/layers`));
      const cut = sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`.execute(database.db);
      await cut.catch(() => undefined);
      statuses.push(...(await Promise.all(asked)).map(({ status }) => status));
    }
    expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
    expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
    await server.close();
    await database.close();
  });
});
