/**
 * What the product adds to its SQL: one evaluation over HTTP, and the statements it sends run bare, in turn, so that drift of the
 * machine meets both alike. `npm run bench`; on the server engine too where TEST_DATABASE_URL is set. No figure makes it fail.
 */

import { readSample } from '../server/files/read-sample.ts';
import { loadSample } from '../server/usecases/load-sample.ts';
import { engines } from '../test/fixtures/databases.ts';
import { measure, ROUNDS, type Timing } from './measure.ts';

const SERVER_TARGET = 1.6;

function row(way: string, { p50, p99 }: Timing, bare: Timing) {
  const [ratio50, ratio99] = [p50 / bare.p50, p99 / bare.p99].map((ratio) => ratio.toFixed(2));
  return { way, 'p50 ms': p50.toFixed(2), 'p99 ms': p99.toFixed(2), 'p50 / bare': ratio50, 'p99 / bare': ratio99 };
}

for (const { name, open } of engines) {
  const database = await open();
  try {
    await loadSample(database.db, () => readSample('data/sample'), '2026-12-01');
    const { http, gzip, bare } = await measure(database);
    console.log(`\n${name} engine, ${ROUNDS} evaluations each way`);
    console.table([
      row('over HTTP', http, bare),
      row('over HTTP, gzip', gzip, bare),
      row('the same SQL bare', bare, bare),
    ]);
    if (name === 'server') console.log(`Over HTTP wanted: at most ${SERVER_TARGET} times bare at p50.`);
  } finally {
    await database.close();
  }
}
