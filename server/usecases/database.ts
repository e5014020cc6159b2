import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema.ts';

/** What every use case takes first: the database, or a transaction on it. */
export type Database = Kysely<Schema>;
