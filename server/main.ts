import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pino from 'pino';
import { type Config, readConfig } from './config.ts';
import { fetchPostgisVersion } from './db/fetch-postgis-version.ts';
import type { Database } from './db/open-database.ts';
import { readClockRules } from './files/read-clock-rules.ts';
import { readOrdinance } from './files/read-ordinance.ts';
import { readSample } from './files/read-sample.ts';
import { createApp } from './http/app.ts';
import { openConfiguredDatabase } from './open-configured-database.ts';
import { todayInNewYork } from './today.ts';
import { createImportDesk } from './usecases/import-desk.ts';
import { loadSample } from './usecases/load-sample.ts';

/** The repository: `main.js` is compiled to `dist/server/`. */
const root = fileURLToPath(new URL('../../', import.meta.url));
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };

const say = (message: string) => console.log(message);

async function loadSampleData({ db }: Database): Promise<void> {
  const read = () => readSample(join(root, 'data/sample'));
  if (await loadSample(db, read, todayInNewYork())) say('Loaded the illustrative sample layers.');
}

async function listen(server: Server, { host, port }: Config): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
}

function addressOf(server: Server, config: Config): string {
  const { port } = server.address() as AddressInfo;
  const host = config.host.includes(':') ? `[${config.host}]` : config.host;
  return config.publicUrl ?? `http://${host}:${port}`;
}

/** Requests in flight finish, for at most ten seconds; then the database closes. A second signal ends it at once. */
function endOnSignal(server: Server, database: Database): void {
  const end = async () => {
    say('Ending: requests in flight finish, then the database closes.');
    setTimeout(() => server.closeAllConnections(), 10_000).unref();
    await new Promise((resolve) => {
      server.close(resolve);
      server.closeIdleConnections();
    });
    await database.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      process.once(signal, () => process.exit(1));
      void end();
    });
  }
}

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const ordinance = await readOrdinance(join(root, 'data/ordinance'));
  const clockRules = await readClockRules(join(root, 'data/calendars'));
  const database = await openConfiguredDatabase(config, say);
  try {
    if (config.sampleData) await loadSampleData(database);
    const app = createApp({
      db: database.db,
      engine: database.engine,
      postgisVersion: await fetchPostgisVersion(database.db),
      softwareVersion: version,
      ordinance,
      clockRules,
      today: todayInNewYork,
      importDesk: createImportDesk(join(config.dataDirectory, 'imports')),
      clientDirectory: join(root, 'dist/client'),
      baseMapUrl: config.baseMapUrl,
      logger: pino({ level: config.logLevel }),
    });
    const server = createServer(app);
    await listen(server, config);
    endOnSignal(server, database);
    say(`Ready: ${addressOf(server, config)}`);
  } catch (error) {
    await database.close();
    throw error;
  }
}

try {
  await start();
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException;
  const taken = code === 'EADDRINUSE' ? 'Another program listens at this address already: set HOST or PORT. ' : '';
  console.error(`Cannot start. ${taken}${message}`);
  process.exit(1);
}
