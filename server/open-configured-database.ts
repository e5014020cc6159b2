import { join } from 'node:path';
import type { Config } from './config.ts';
import { migrate } from './db/migrate.ts';
import { type Database, openDatabase } from './db/open-database.ts';

/** Opens the database the settings name, making and migrating it where there is none; says what it does as it goes. */
export async function openConfiguredDatabase(config: Config, say: (message: string) => void): Promise<Database> {
  const database = await openDatabase(
    config.databaseUrl === undefined
      ? { engine: 'embedded', directory: join(config.dataDirectory, 'database') }
      : { engine: 'server', url: config.databaseUrl },
    say,
  );
  try {
    await migrate(database.db);
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}
