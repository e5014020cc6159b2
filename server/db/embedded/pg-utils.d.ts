declare module 'pg/lib/utils.js' {
  const utils: {
    /** A parameter as PostgreSQL's text, or bytes for bytea. */
    prepareValue(value: unknown): string | Buffer | null;
  };
  export default utils;
}
