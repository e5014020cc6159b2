import { resolve } from 'node:path';
import { z } from 'zod';

const url = (name: string, protocols: string[]) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
    error: `${name} must be an address beginning with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
  });

const settings = z.object({
  HOST: z.string().min(1, { error: 'HOST must not be empty' }).default('127.0.0.1'),
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, { error: 'PORT must be a whole number from 0 to 65535' })
    .transform(Number)
    .refine((port) => port <= 65_535, { error: 'PORT must be a whole number from 0 to 65535' })
    .default(3000),
  DATA_DIR: z.string().min(1, { error: 'DATA_DIR must name a directory' }).default('var'),
  DATABASE_URL: url('DATABASE_URL', ['postgres:', 'postgresql:']).optional(),
  SAMPLE_DATA: z
    .enum(['0', '1'], { error: 'SAMPLE_DATA must be 1 (start with the sample) or 0 (start with empty layers)' })
    .default('1'),
  PUBLIC_URL: url('PUBLIC_URL', ['http:', 'https:']).optional(),
  BASE_MAP_URL: url('BASE_MAP_URL', ['http:', 'https:'])
    .refine((value) => ['{x}', '{y}', '{z}'].every((part) => value.includes(part)), {
      error: 'BASE_MAP_URL must be a tile address with {z}, {x} and {y}',
    })
    .optional(),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent',
    })
    .default('info'),
});

export interface Config {
  readonly host: string;
  /** 0: any free port. */
  readonly port: number;
  readonly dataDirectory: string;
  /** undefined: the embedded database in `dataDirectory`. */
  readonly databaseUrl: string | undefined;
  readonly sampleData: boolean;
  readonly publicUrl: string | undefined;
  readonly baseMapUrl: string | undefined;
  readonly logLevel: string;
}

/** A setting is wrong; the message is one sentence per setting, for the console. */
export class ConfigError extends Error {}

/**
 * Reads the settings from the environment; an empty variable counts as not set.
 * Throws `ConfigError` naming each wrong setting and why. Values are not repeated: a database address holds a password.
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = settings.safeParse(given);
  if (!parsed.success) throw new ConfigError(parsed.error.issues.map((issue) => `${issue.message}.`).join('\n'));
  return Object.freeze({
    host: parsed.data.HOST,
    port: parsed.data.PORT,
    dataDirectory: resolve(parsed.data.DATA_DIR),
    databaseUrl: parsed.data.DATABASE_URL,
    sampleData: parsed.data.SAMPLE_DATA === '1',
    publicUrl: parsed.data.PUBLIC_URL,
    baseMapUrl: parsed.data.BASE_MAP_URL,
    logLevel: parsed.data.LOG_LEVEL,
  });
}
