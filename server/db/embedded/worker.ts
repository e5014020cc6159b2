/** Entry of the worker thread in which the embedded database runs: PGlite blocks its thread while it works. */
import { parentPort, workerData } from 'node:worker_threads';
import { openPglite } from './open-pglite.ts';
import { runStatement } from './run-statement.ts';
import type { Answer, Request, WorkerTask } from './worker-messages.ts';

const { directory, task } = workerData as WorkerTask;
const answer = (message: Answer) => parentPort!.postMessage(message);

const pglite = await openPglite(directory);
if (task === 'create') {
  await pglite.exec('create extension postgis');
  await pglite.close();
  answer({ kind: 'created' });
} else {
  parentPort!.on('message', async (request: Request) => {
    if (request.kind === 'statement') return answer(await runStatement(pglite, request.steps));
    await pglite.close();
    answer({ kind: 'closed' });
  });
  answer({ kind: 'ready' });
}
