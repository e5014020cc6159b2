import { AsyncLocalStorage } from 'node:async_hooks';
import { type ConnectionProvider, DefaultQueryExecutor, type Dialect, type Driver, Kysely } from 'kysely';
import { NestedUseError } from './database-errors.ts';
import type { Schema } from './schema.ts';

/** Lends a connection to one use at a time per chain of calls; asking for a second one inside throws `NestedUseError` at once. */
function guardedConnections(driver: Driver): ConnectionProvider {
  const uses = new AsyncLocalStorage<{ over: boolean }>();
  return {
    async provideConnection(consumer) {
      if (uses.getStore()?.over === false)
        throw new NestedUseError('The database was used inside a transaction; use the transaction itself.');
      const connection = await driver.acquireConnection();
      const use = { over: false };
      try {
        return await uses.run(use, () => consumer(connection));
      } finally {
        use.over = true;
        await driver.releaseConnection(connection);
      }
    },
  };
}

/** A Kysely that refuses use of the outer `db` inside one of its transactions, alike on both engines. */
export async function createGuardedKysely(dialect: Dialect): Promise<Kysely<Schema>> {
  const driver = dialect.createDriver();
  await driver.init();
  const executor = new DefaultQueryExecutor(
    dialect.createQueryCompiler(),
    dialect.createAdapter(),
    guardedConnections(driver),
  );
  return new Kysely<Schema>({ config: { dialect }, driver, executor, dialect });
}
