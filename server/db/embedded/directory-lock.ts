import { createHash } from 'node:crypto';
import { open, readFile, realpath, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { basename, dirname, join } from 'node:path';
import { DatabaseInUseError } from '../database-errors.ts';

const inUse = (directory: string) =>
  new DatabaseInUseError(
    `The database in ${directory} is in use by another process. Stop that one first, or work through its address.`,
  );

/** An abstract Unix socket: free again as soon as its process ends, however it ends. */
function lockBySocket(directory: string, path: string): Promise<() => Promise<void>> {
  const name = createHash('sha256').update(path).digest('hex');
  const server = createServer((connection) => connection.destroy());
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? inUse(directory) : error),
    );
    server.listen(`\0groundwater-review-${name}`, () => {
      server.unref();
      resolve(() => new Promise((closed) => server.close(() => closed())));
    });
  });
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** A file beside the directory that holds the pid; one that a dead process left is replaced. */
export async function lockByFile(directory: string): Promise<() => Promise<void>> {
  const path = `${directory}.lock`;
  const holder = Number(await readFile(path, 'utf8').catch(() => 'NaN'));
  if (Number.isInteger(holder)) {
    if (isRunning(holder)) throw inUse(directory);
    await rm(path, { force: true });
  }
  const file = await open(path, 'wx').catch(() => {
    throw inUse(directory);
  });
  await file.writeFile(String(process.pid));
  await file.close();
  return () => rm(path, { force: true });
}

/** Takes the directory for this process until the answer is called; throws `DatabaseInUseError` where it is taken. Its parent exists. */
export async function lockDirectory(directory: string): Promise<() => Promise<void>> {
  if (process.platform !== 'linux') return lockByFile(directory);
  const byParent = async () => join(await realpath(dirname(directory)), basename(directory));
  return lockBySocket(directory, await realpath(directory).catch(byParent));
}
