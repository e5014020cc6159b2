import { PGlite } from '@electric-sql/pglite';
import { postgis } from '@electric-sql/pglite-postgis';
import { exceptionCount } from './exception-count.ts';
import { SyncedFileSystem } from './synced-file-system.ts';

/** `-F` would turn fsync off; the one method that reaches our file system is `fsync`. */
const START_PARAMETERS = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['-c', 'wal_sync_method=fsync'],
];

/** Opens the database of a directory in this thread, making one where there is none. */
export async function openPglite(directory: string): Promise<PGlite> {
  const pglite = new PGlite({
    fs: new SyncedFileSystem(directory),
    extensions: { exceptionCount, postgis },
    startParams: START_PARAMETERS,
  });
  await pglite.waitReady;
  return pglite;
}
