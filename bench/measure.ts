import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { performance } from 'node:perf_hooks';
import type { CompiledQuery, Kysely, KyselyPlugin } from 'kysely';
import type { Database } from '../server/db/open-database.ts';
import type { Schema } from '../server/db/schema.ts';
import type { Footprint } from '../server/domain/measurement/footprint.ts';
import { placementAccuracyFt } from '../server/domain/measurement/uncertainty.ts';
import type { Ordinance } from '../server/domain/ordinance/provision.ts';
import { readOrdinance } from '../server/files/read-ordinance.ts';
import { evaluateFacility } from '../server/usecases/evaluate-facility.ts';
import { startServer } from '../test/fixtures/server.ts';

/** Milliseconds. */
export interface Timing {
  p50: number;
  p99: number;
}

/** The way a question goes: as an uncompressed answer, as browsers ask for it, and as nothing but its SQL. */
export type Way = 'http' | 'gzip' | 'bare';

export const ROUNDS = 500;
const WARM_UP = 50;
const ACTIVITY = 'chloride-salt-storage';
const PLACEMENT = { method: 'drawn' } as const;
const AS_OF = '2026-12-01';

/** Parcels (areas) and facilities (points) of the sample: all zones, near and far from water. */
const readFootprints = (): Footprint[] =>
  ['parcels', 'facilities'].flatMap((name) =>
    JSON.parse(readFileSync(`data/sample/${name}.geojson`, 'utf8')).features.map(
      ({ geometry }: { geometry: Footprint }) => geometry,
    ),
  );

/** The statements one evaluation sends, compiled and with their values. */
async function recordStatements(db: Kysely<Schema>, ordinance: Ordinance, footprint: Footprint) {
  const statements: CompiledQuery[] = [];
  const recorder: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      statements.push(db.getExecutor().compileQuery(node, queryId));
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const placement = placementAccuracyFt(PLACEMENT);
  const question = { activity: ACTIVITY, footprint, facts: {}, placementAccuracyFt: placement, asOf: AS_OF };
  const answer = await evaluateFacility(db.withPlugin(recorder), ordinance, question);
  if (!answer.ok) throw new Error(answer.reason);
  return statements;
}

/** One connection, kept open, and no more work on the asking side than reading the bytes. */
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

function evaluateOverHttp(url: string, geometry: Footprint, encoding: string): Promise<void> {
  const body = JSON.stringify({ activity: ACTIVITY, geometry, placement: PLACEMENT, asOf: AS_OF });
  const headers = { 'Content-Type': 'application/json', 'Accept-Encoding': encoding };
  return new Promise((resolve, reject) => {
    const question = request(`${url}/api/evaluations`, { method: 'POST', agent, headers }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`The evaluation answered ${answer.statusCode}.`));
      answer.resume().on('end', resolve).on('error', reject);
    });
    question.on('error', reject).end(body);
  });
}

async function run(db: Kysely<Schema>, statements: CompiledQuery[]): Promise<void> {
  for (const statement of statements) await db.executeQuery(statement);
}

function summarize(times: number[]): Timing {
  const sorted = times.slice(WARM_UP).sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)]!;
  return { p50: at(0.5), p99: at(0.99) };
}

/** Asks about the sample's footprints one after the other, each every way; which way goes first takes turns. */
export async function measure(database: Database): Promise<Record<Way, Timing>> {
  const ordinance = await readOrdinance('data/ordinance');
  const footprints = readFootprints();
  const statements: CompiledQuery[][] = [];
  for (const footprint of footprints) statements.push(await recordStatements(database.db, ordinance, footprint));
  const server = await startServer(database);
  const ways: [Way, (place: number) => Promise<void>][] = [
    ['http', (place) => evaluateOverHttp(server.url, footprints[place]!, 'identity')],
    ['gzip', (place) => evaluateOverHttp(server.url, footprints[place]!, 'gzip')],
    ['bare', (place) => run(database.db, statements[place]!)],
  ];
  const times: Record<Way, number[]> = { http: [], gzip: [], bare: [] };
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    const first = round % ways.length;
    for (const [way, ask] of [...ways.slice(first), ...ways.slice(0, first)]) {
      const begun = performance.now();
      await ask(round % footprints.length);
      times[way].push(performance.now() - begun);
    }
  }
  agent.destroy();
  await server.close();
  return { http: summarize(times.http), gzip: summarize(times.gzip), bare: summarize(times.bare) };
}
