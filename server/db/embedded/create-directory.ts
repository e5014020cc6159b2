import { open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { WorkerThread } from './worker-thread.ts';

const CREATE_TIMEOUT_MS = 180_000;

/** Forces everything below a directory, and its own entry, to the disk. */
async function syncTree(directory: string): Promise<void> {
  for (const entry of await readdir(directory, { withFileTypes: true, recursive: true })) {
    const file = await open(join(entry.parentPath, entry.name), 'r');
    await file.sync().finally(() => file.close());
  }
}

/**
 * Makes an empty database with PostGIS in a directory that is absent or empty, and leaves an existing one as it is. It is made beside
 * and renamed when it is whole, so that a kill at any moment leaves nothing half done. Throws where something else is in the directory.
 */
export async function createDirectory(directory: string, onProgress: (message: string) => void): Promise<void> {
  const entries = await readdir(directory).catch((): string[] => []);
  if (entries.includes('PG_VERSION')) return;
  if (entries.length > 0) throw new Error(`The directory ${directory} holds files that are not a database.`);
  onProgress('Making the database; this takes about ten seconds, the first time only …');
  const beside = `${directory}.new`;
  await rm(beside, { recursive: true, force: true });
  const thread = new WorkerThread({ directory: beside, task: 'create' });
  await thread
    .next(CREATE_TIMEOUT_MS)
    .catch(() => {
      throw new Error(`The database could not be made in ${beside}; is the disk full, or not to be written?`);
    })
    .finally(() => thread.end());
  await syncTree(beside);
  await rm(directory, { recursive: true, force: true });
  await rename(beside, directory);
}
