import { readFile } from 'node:fs/promises';
import { simplify } from '@turf/turf';
import type { Zone } from '../domain/measurement/site.ts';
import type { Problem, TargetGuess } from '../import/attribute-mapping.ts';
import { planeToLonLat } from '../import/coordinate-system.ts';
import type { ImportRequest } from '../import/import-options.ts';
import type { Note } from '../import/notes.ts';
import { type Extent, mapPositions } from '../import/place-layer.ts';
import type { PlainGeometry } from '../import/source-layer.ts';
import type { Database } from './database.ts';
import { type StagedImport, watchOf } from './import-desk.ts';
import { type PreparedImport, type PrepareOutcome, prepareImport } from './prepare-import.ts';

export interface ImportPreview {
  layer: string;
  format: string;
  crs: string;
  featureCount: number;
  extent: Extent;
  fields: { name: string; samples: string[] }[];
  targets: TargetGuess[];
  notes: Note[];
  problems: Problem[];
  /** Simplified, lon/lat, for a look only. */
  features: { row: number; name: string | null; zone: Zone | null; geometry: PlainGeometry }[];
}

const MOST_FEATURES = 2_000;
const MOST_SAMPLES = 3;
/** Degrees; some 5 ft. */
const TOLERANCE = 0.000015;

function samplesOf(prepared: PreparedImport, field: string): string[] {
  const samples = new Set<string>();
  for (const { attributes } of prepared.features) {
    const value = attributes[field];
    if (value !== null && value !== undefined)
      samples.add(String(typeof value === 'object' ? JSON.stringify(value) : value));
    if (samples.size === MOST_SAMPLES) break;
  }
  return [...samples].map((sample) => sample.slice(0, 80));
}

function sketch(geometry: PlainGeometry): PlainGeometry {
  const degrees = mapPositions(geometry, planeToLonLat);
  const thin = degrees.type.endsWith('Point') ? degrees : simplify(degrees, { tolerance: TOLERANCE, mutate: true });
  return mapPositions(thin, ([lon, lat]) => [Number(lon.toFixed(7)), Number(lat.toFixed(7))]);
}

function describeImport(prepared: PreparedImport): ImportPreview {
  const { layerName, format, crs, features, extent, fields, targets, notes, problems } = prepared;
  return {
    layer: layerName,
    format,
    crs,
    featureCount: features.length,
    extent,
    fields: fields.map((name) => ({ name, samples: samplesOf(prepared, name) })),
    targets,
    notes,
    problems,
    features: features
      .slice(0, MOST_FEATURES)
      .map(({ row, name, zone, geometry }) => ({ row, name, zone, geometry: sketch(geometry) })),
  };
}

/** Reads and prepares the staged file for a request, telling its progress on the staged import. */
export async function prepareStaged(
  db: Database,
  staged: StagedImport,
  request: ImportRequest,
): Promise<PrepareOutcome> {
  const file = { name: staged.fileName, bytes: await readFile(staged.path) };
  return prepareImport(db, file, request, watchOf(staged));
}

/**
 * Looks at a staged file with (new) options: it then waits as `preview` or with a `question`. Refused: gives the reason and leaves
 * the import as it was before, so that other options can be tried.
 */
export async function previewImport(
  db: Database,
  staged: StagedImport,
  request: ImportRequest,
): Promise<{ refused: string } | undefined> {
  const before = { state: staged.state, progress: staged.progress };
  staged.state = 'reading';
  try {
    const outcome = await prepareStaged(db, staged, request);
    if (outcome.verdict === 'refuse') {
      Object.assign(staged, before);
      return { refused: outcome.reason };
    }
    staged.request = request;
    staged.progress = null;
    staged.reason = null;
    staged.question = outcome.verdict === 'ask' ? outcome : null;
    staged.preview = outcome.verdict === 'ready' ? describeImport(outcome.prepared) : null;
    staged.state = outcome.verdict === 'ask' ? 'question' : 'preview';
    return undefined;
  } catch (error) {
    Object.assign(staged, before);
    throw error;
  }
}
