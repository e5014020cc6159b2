import { createHash } from 'node:crypto';
import { QueryTimeoutError, SwallowedGeometryError } from '../db/database-errors.ts';
import { fetchZoneOverlaps } from '../db/fetch-zone-overlaps.ts';
import type { Feet } from '../domain/units.ts';
import {
  checkMapping,
  guessedMapping,
  guessMapping,
  type Problem,
  type TargetGuess,
} from '../import/attribute-mapping.ts';
import { readCoverage } from '../import/coverage.ts';
import type { UploadedFile } from '../import/formats.ts';
import type { ImportRequest } from '../import/import-options.ts';
import { LAYER_CATALOGUE } from '../import/layer-catalogue.ts';
import { type LayerFeature, mapFeatures } from '../import/layer-feature.ts';
import { counted, type Note, note } from '../import/notes.ts';
import type { Watch } from '../import/place-layer.ts';
import { type Asked, outcomeOf, type ReadLayer, type Refused, readLayer } from '../import/read-layer.ts';
import { checkRoleGeometry } from '../import/role-geometry.ts';
import type { PlainGeometry } from '../import/source-layer.ts';
import { positionsOf } from '../import/tidy-geometry.ts';
import type { Database } from './database.ts';
import { repairPolygons } from './repair-polygons.ts';

/** A file read, repaired and mapped, ready to be written unless `problems` says what is still to be decided. */
export interface PreparedImport extends Omit<ReadLayer, 'features'> {
  request: ImportRequest;
  fileName: string;
  sha256: string;
  layerName: string;
  features: LayerFeature[];
  targets: TargetGuess[];
  /** Target → attribute as the file spells it; the guesses while the user has not confirmed any. */
  mapping: Record<string, string>;
  /** EPSG:2260. */
  coverage: PlainGeometry | null;
  accuracyFt: Feet;
  defaultWidthFt: Feet | null;
  problems: Problem[];
}

export type PrepareOutcome = { verdict: 'ready'; prepared: PreparedImport } | Asked | Refused;

/** Overlays of more vertices than this take too long for a look at a file. */
const MOST_OVERLAY_VERTICES = 200_000;
/** Put down for layers that nothing is measured to, where the import does not say. */
const UNSTATED_ACCURACY_FT = 100;
const SQUARE_FEET_PER_ACRE = 43_560;

async function overlapNotes(db: Database, features: LayerFeature[]): Promise<Note[]> {
  const polygons = features.flatMap(({ zone, geometry }) => (zone === null ? [] : [{ zone, geometry }]));
  const vertices = polygons.reduce((sum, { geometry }) => sum + positionsOf(geometry).length, 0);
  const notLooked = [note('Not looked for overlaps of the zones; where there are any, the more restrictive governs.')];
  if (polygons.length === 0) return [];
  if (vertices > MOST_OVERLAY_VERTICES) return notLooked;
  try {
    return (await fetchZoneOverlaps(db, polygons)).map(({ stricter, wider, area }) => {
      const acres = (area / SQUARE_FEET_PER_ACRE).toFixed(2);
      return note(`Zones ${stricter} and ${wider} overlap (${acres} acres); the more restrictive governs.`);
    });
  } catch (error) {
    if (error instanceof SwallowedGeometryError || error instanceof QueryTimeoutError) return notLooked;
    throw error;
  }
}

function widthOf({ role, options }: ImportRequest): Feet | null {
  return options.defaultWidthFt ?? LAYER_CATALOGUE[role].defaultWidthFt ?? null;
}

function widthNotes(request: ImportRequest, features: LayerFeature[]): Note[] {
  const width = widthOf(request);
  const without = features.filter(({ geometry, widthFt }) => geometry.type.endsWith('LineString') && widthFt === null);
  if (width === null || without.length === 0) return [];
  return [
    note(
      `${counted(without.length, 'line')} without a width: ${width} ft assumed, so the position of the bank is assumed too.`,
    ),
  ];
}

function undecided({ role, options }: ImportRequest, targets: TargetGuess[]): Problem[] {
  const description = LAYER_CATALOGUE[role];
  const problems: Problem[] = [];
  if (options.mapping === undefined && targets.some(({ required, candidates }) => required || candidates.length > 0)) {
    const guesses = targets.flatMap(({ label, guess }) => (guess === null ? [] : [`${label} = ${guess}`]));
    const shown = guesses.length > 0 ? ` A guess from the names: ${guesses.join(', ')}.` : '';
    problems.push({ pointer: '/mapping', detail: `Confirm which attribute holds what.${shown}` });
  }
  if (options.accuracyFt === undefined && description.accuracyRequired)
    problems.push({ pointer: '/accuracyFt', detail: 'Say how accurate the layer is, in ft (95 %). Ask its steward.' });
  return problems;
}

async function prepare(
  db: Database,
  file: UploadedFile,
  request: ImportRequest,
  layer: ReadLayer,
  watch: Watch,
): Promise<PreparedImport> {
  const { role, options } = request;
  const description = LAYER_CATALOGUE[role];
  checkRoleGeometry(role, layer.features);
  const coverage = options.coverage == null ? null : await readCoverage(options.coverage);
  const repairedCoverage =
    coverage && (await repairPolygons(db, [{ row: 1, attributes: {}, geometry: coverage }], watch));
  const repaired = await repairPolygons(db, layer.features, watch);
  const targets = guessMapping(description, layer.fields);
  const checked = checkMapping(description, layer.fields, options.mapping ?? guessedMapping(targets));
  const mapped = mapFeatures(repaired.features, checked.mapping);
  const problems = [...undecided(request, targets), ...checked.problems, ...mapped.problems];
  const overlaps = role === 'zones' && mapped.problems.length === 0 ? await overlapNotes(db, mapped.features) : [];
  return {
    ...layer,
    request,
    fileName: file.name,
    sha256: createHash('sha256').update(file.bytes).digest('hex'),
    layerName: options.layer ?? (file.name.replace(/\.[^.]*$/, '') || file.name),
    features: mapped.features,
    targets,
    mapping: checked.mapping,
    coverage: repairedCoverage?.features[0]?.geometry ?? null,
    accuracyFt: options.accuracyFt ?? UNSTATED_ACCURACY_FT,
    defaultWidthFt: widthOf(request),
    notes: [...layer.notes, ...repaired.notes, ...mapped.notes, ...widthNotes(request, mapped.features), ...overlaps],
    problems,
  };
}

/**
 * Reads a file for a role: the one path of the screen, the API and the command. The database is asked only to look at shapes.
 * Gives what would be written, or a question, or a refusal; an aborted `watch` throws its reason.
 */
export async function prepareImport(
  db: Database,
  file: UploadedFile,
  request: ImportRequest,
  watch: Watch = {},
): Promise<PrepareOutcome> {
  const { measured } = LAYER_CATALOGUE[request.role];
  const outcome = await readLayer(file, { ...request.options, measured }, watch);
  if (outcome.verdict !== 'accept') return outcome;
  try {
    return { verdict: 'ready', prepared: await prepare(db, file, request, outcome.layer, watch) };
  } catch (error) {
    const refusal = outcomeOf(error);
    if (refusal === undefined) throw error;
    return refusal;
  }
}
