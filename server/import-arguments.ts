import { parseArgs } from 'node:util';
import { z } from 'zod';
import { LAYER_ROLES, type LayerRole } from './domain/layer.ts';
import type { ImportRequest } from './import/import-options.ts';

/** What was typed after `npm run import --`. */
export interface ImportArguments {
  file: string;
  /** GeoJSON file with the coverage polygon. */
  coverageFile: string | undefined;
  /** Confirms what would else only be shown. */
  yes: boolean;
  request: ImportRequest;
}

/** The command line is wrong; the message says what and how it is meant. */
export class UsageError extends Error {}

/** How the command is called, every option with what it means. */
export const USAGE = `npm run import -- --role ${LAYER_ROLES.join('|')} --file FILE [options] --yes
  --layer NAME             layer to add a version to (default: the file's name)
  --map TARGET=ATTRIBUTE,… which attribute holds what, e.g. zone=ZONE,name=LABEL (default with --yes: the guesses shown)
  --where ATTRIBUTE=A,B    only features with one of the values; may be given more than once
  --shapefile NAME         which shapefile of a zip that holds several
  --treat-as-nad83         the .prj names no datum: take it as NAD83
  --accuracy-ft NUMBER     how accurate the layer is (95 %), US survey feet
  --default-width-ft NUMBER  width of watercourse lines that have none
  --from YYYY-MM-DD        in force from (default: the beginning; a later version of a layer: today)
  --attribution TEXT       source line shown with the layer
  --coverage FILE          GeoJSON polygon where the layer is complete
  --illustrative           not for determinations
  --yes                    write it; without, it is only looked at`;

const OPTIONS = {
  role: { type: 'string' },
  file: { type: 'string' },
  layer: { type: 'string' },
  map: { type: 'string' },
  where: { type: 'string', multiple: true },
  shapefile: { type: 'string' },
  'treat-as-nad83': { type: 'boolean' },
  'accuracy-ft': { type: 'string' },
  'default-width-ft': { type: 'string' },
  from: { type: 'string' },
  attribution: { type: 'string' },
  coverage: { type: 'string' },
  illustrative: { type: 'boolean' },
  yes: { type: 'boolean' },
} as const;

function parseTyped(args: string[]) {
  try {
    return parseArgs({ args, options: OPTIONS, strict: true, allowPositionals: false }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** `LEFT=RIGHT`, without the spaces around them. */
function parsePair(option: string, text: string, example: string): [string, string] {
  const [, left, right] = /^\s*([^=]+?)\s*=\s*(.+?)\s*$/.exec(text) ?? [];
  if (!left || !right) throw new UsageError(`--${option} has "${text}"; it is meant as ${example}.`);
  return [left, right];
}

/** `zone=ZONE,name=LABEL`. */
function parseMapping(text: string | undefined): Record<string, string> | undefined {
  if (text === undefined) return undefined;
  const pairs = text.split(',').filter((pair) => pair.trim() !== '');
  return Object.fromEntries(pairs.map((pair) => parsePair('map', pair, 'zone=ZONE,name=LABEL')));
}

/** `KIND=river,bay`, each time it was given. */
function parseWhere(texts: string[] | undefined): Record<string, string[]> | undefined {
  if (texts === undefined) return undefined;
  return Object.fromEntries(
    texts.map((text) => {
      const [attribute, values] = parsePair('where', text, 'KIND=river,bay');
      return [attribute, values.split(',').map((value) => value.trim())];
    }),
  );
}

function parseFeet(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const feet = text.trim() === '' ? Number.NaN : Number(text);
  if (!(feet >= 0 && feet <= 10_000))
    throw new UsageError(`--${name} must be a number of feet from 0 to 10,000, not "${text}".`);
  return feet;
}

function parseDate(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  if (!z.iso.date().safeParse(text).success)
    throw new UsageError(`--from must be a date that exists, as YYYY-MM-DD, not "${text}".`);
  return text;
}

const isRole = (text: string | undefined): text is LayerRole =>
  (LAYER_ROLES as readonly (string | undefined)[]).includes(text);

/** Reads the command line. Throws `UsageError`. */
export function parseImportArguments(args: string[]): ImportArguments {
  const typed = parseTyped(args);
  if (!isRole(typed.role)) throw new UsageError(`--role must be one of ${LAYER_ROLES.join(', ')}.`);
  if (typed.file === undefined) throw new UsageError('--file is missing: which file is to be imported?');
  if (typed.layer?.trim() === '') throw new UsageError('--layer must not be empty.');
  return {
    file: typed.file,
    coverageFile: typed.coverage,
    yes: typed.yes === true,
    request: {
      role: typed.role,
      options: {
        layer: typed.layer?.trim(),
        shapefile: typed.shapefile,
        treatAsNad83: typed['treat-as-nad83'],
        mapping: parseMapping(typed.map),
        where: parseWhere(typed.where),
        accuracyFt: parseFeet('accuracy-ft', typed['accuracy-ft']),
        defaultWidthFt: parseFeet('default-width-ft', typed['default-width-ft']),
        from: parseDate(typed.from),
        illustrative: typed.illustrative,
        attribution: typed.attribution,
      },
    },
  };
}
