import { cleanValue } from './clean-value.ts';
import { filterFeatures } from './filter-features.ts';
import { readSource, type UploadedFile } from './formats.ts';
import { type Choice, ImportQuestion } from './import-question.ts';
import { ImportRefusal, refuse } from './import-refusal.ts';
import { type Note, note } from './notes.ts';
import { type Extent, type PlacedFeature, placeFeatures, type Watch } from './place-layer.ts';
import type { ReadingChoices } from './source-layer.ts';
import { tidyLayer } from './tidy-layer.ts';

export interface ReadingOptions extends ReadingChoices {
  where?: Record<string, string[]> | undefined;
  /** Nothing may be lost: rows without length or area are refused, not skipped. */
  measured: boolean;
}

/** A file read through: every feature in EPSG:2260, rings closed, numbers checked. */
export interface ReadLayer {
  format: string;
  crs: string;
  fields: string[];
  features: PlacedFeature[];
  extent: Extent;
  notes: Note[];
}

export interface Refused {
  verdict: 'refuse';
  reason: string;
}

export interface Asked {
  verdict: 'ask';
  question: string;
  option: ImportQuestion['option'];
  choices: Choice[];
}

export type ReadOutcome = { verdict: 'accept'; layer: ReadLayer } | Asked | Refused;

/** What a refusal or a question thrown on the way says; undefined for a fault of the program. A read past the end is a damaged file. */
export function outcomeOf(error: unknown): Asked | Refused | undefined {
  if (error instanceof ImportRefusal) return { verdict: 'refuse', reason: error.message };
  if (error instanceof ImportQuestion)
    return { verdict: 'ask', question: error.message, option: error.option, choices: error.choices };
  if (error instanceof RangeError)
    return { verdict: 'refuse', reason: 'The file is damaged or nested too deeply to be read. Ask for it again.' };
  return undefined;
}

async function read(file: UploadedFile, options: ReadingOptions, watch: Watch): Promise<ReadLayer> {
  const source = await readSource(file, options);
  const system = source.coordinateSystem();
  const filtered = filterFeatures(source, options.where);
  const tidy = tidyLayer(filtered.features, system, options.measured);
  if (tidy.features.length === 0) refuse('The file has no features with a geometry.');
  const { features, extent } = await placeFeatures(tidy.features, system, watch);
  return {
    format: source.format,
    crs: system.name,
    fields: source.fields.map((field) => cleanValue(field) as string),
    features,
    extent,
    notes: [note(system.note), ...source.notes, ...filtered.notes, ...tidy.notes],
  };
}

/** Bytes → features in EPSG:2260 with notes, or a question only the user can answer, or a refusal with its sentence. */
export async function readLayer(file: UploadedFile, options: ReadingOptions, watch: Watch = {}): Promise<ReadOutcome> {
  try {
    return { verdict: 'accept', layer: await read(file, options, watch) };
  } catch (error) {
    const outcome = outcomeOf(error);
    if (outcome === undefined) throw error;
    return outcome;
  }
}
