import type { Logger } from 'pino';
import type { ClockRules } from '../domain/clock/calendar.ts';
import type { Ordinance } from '../domain/ordinance/provision.ts';
import type { IsoDate } from '../domain/units.ts';
import type { Database } from '../usecases/database.ts';
import type { ImportDesk } from '../usecases/import-desk.ts';

/** What the routes are given by `main.ts`: nothing in `http` builds anything or reads the process's own state. */
export interface AppContext {
  db: Database;
  engine: 'embedded' | 'server';
  postgisVersion: string;
  softwareVersion: string;
  ordinance: Ordinance;
  clockRules: ClockRules;
  /** The day in New York at this moment. */
  today: () => IsoDate;
  /** Imports between upload and confirmation. */
  importDesk: ImportDesk;
  /** The built client; undefined: the API alone. */
  clientDirectory: string | undefined;
  baseMapUrl: string | undefined;
  logger: Logger;
}
