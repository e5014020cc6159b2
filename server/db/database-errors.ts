/** The database cannot take a query right now; the same query may succeed shortly. Nothing of the refused one was kept. */
export class DatabaseBusyError extends Error {
  override name = 'DatabaseBusyError';
}

/** Another process, or this one, has the embedded directory open. */
export class DatabaseInUseError extends Error {
  override name = 'DatabaseInUseError';
}

/** The embedded geometry library failed without saying so; the transaction is rolled back and the database reopened. */
export class SwallowedGeometryError extends Error {
  override name = 'SwallowedGeometryError';
}

/** A statement ran longer than allowed; the transaction is rolled back. */
export class QueryTimeoutError extends Error {
  override name = 'QueryTimeoutError';
}

/** The outer database was used inside a transaction, which would wait for itself or miss what the transaction wrote. */
export class NestedUseError extends Error {
  override name = 'NestedUseError';
}
