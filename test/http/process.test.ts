import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let dataDirectory: string;

interface Ended {
  code: number | null;
  output: string;
}

/** Starts the product as `npm start` does; `onReady` is called with its address once it listens. */
function run(
  environment: Record<string, string>,
  onReady: (url: string, pid: number) => unknown = () => undefined,
): Promise<Ended> {
  const { DATABASE_URL: _, ...inherited } = process.env;
  const child = spawn(process.execPath, ['server/run.mjs', 'main'], {
    env: { ...inherited, PORT: '0', DATA_DIR: dataDirectory, SAMPLE_DATA: '0', LOG_LEVEL: 'warn', ...environment },
  });
  let output = '';
  let isReady = false;
  const read = (chunk: Buffer) => {
    output += chunk;
    const url = /^Ready: (\S+)$/m.exec(output)?.[1];
    if (url && !isReady) onReady(url, child.pid!);
    isReady ||= url !== undefined;
  };
  child.stdout.on('data', read);
  child.stderr.on('data', read);
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, output })));
}

/** Status of a request whose head the server has seen (it says "100 Continue") when `end` is called, and whose body follows later. */
function askWhileEnding(url: string, end: () => void): Promise<number> {
  const question = JSON.stringify({
    activity: 'cemetery',
    geometry: { type: 'Point', coordinates: [-73.87, 41.21] },
    placement: { method: 'gps' },
  });
  const headers = { 'Content-Type': 'application/json', 'Content-Length': question.length, Expect: '100-continue' };
  return new Promise((resolve, reject) => {
    const asked = request(`${url}/api/evaluations`, { method: 'POST', headers }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode!));
    });
    asked.on('error', reject);
    asked.on('continue', () => {
      end();
      setTimeout(() => asked.end(question), 500);
    });
    asked.flushHeaders();
  });
}

beforeAll(async () => {
  dataDirectory = await mkdtemp(join(tmpdir(), 'process-'));
});
afterAll(() => rm(dataDirectory, { recursive: true, force: true }));

describe('the process', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)(
    'ends cleanly on %s: a request in flight is answered first',
    async (signal) => {
      let answered: Promise<number> | undefined;
      const { code, output } = await run({}, (url, pid) => {
        answered = askWhileEnding(url, () => process.kill(pid, signal));
      });
      expect(await answered).toBe(200);
      expect(output).toMatch(/Ending/);
      expect(code).toBe(0);
    },
  );

  it('starts with empty layers where the sample is not wanted', async () => {
    let health: Promise<{ layers: string[] }> | undefined;
    await run({}, (url, pid) => {
      health = fetch(`${url}/api/health`).then((response) => response.json());
      void health.finally(() => process.kill(pid, 'SIGTERM'));
    });
    expect(await health).toMatchObject({ layers: [] });
  });

  it.each([
    ['a setting that is wrong', { PORT: 'http' }, /Cannot start\. PORT must be a whole number/],
    [
      'a database nobody answers for',
      { DATABASE_URL: 'postgres://village:secret@127.0.0.1:1/none' },
      /Cannot start\. .*nothing answers there/,
    ],
  ])('does not start, and says why without the password: %s', async (_name, environment, sentence) => {
    const { code, output } = await run(environment);
    expect(output).toMatch(sentence);
    expect(output).not.toMatch(/secret/);
    expect(code).toBe(1);
  });

  it('does not start where another program listens already', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;
    const { code, output } = await run({ PORT: String(port) });
    expect(output).toMatch(/Another program listens at this address/);
    expect(code).toBe(1);
    other.close();
  });
});
