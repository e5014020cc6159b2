import type { CoordinateSystem } from './coordinate-system.ts';
import { refuse } from './import-refusal.ts';
import { checkVertexCount } from './limits.ts';
import { counted, type Note, note, rowList } from './notes.ts';
import type { PlainGeometry, SourceFeature } from './source-layer.ts';
import { hasUsableCoordinates, positionsOf, type Tidied, tidyGeometry } from './tidy-geometry.ts';

/** A row with a geometry fit for projecting: usable numbers, closed rings, no point twice in a row. */
export interface TidyFeature {
  row: number;
  attributes: Record<string, unknown>;
  geometry: PlainGeometry;
}

function checkNumbers(features: (SourceFeature & { geometry: PlainGeometry })[], system: CoordinateSystem): void {
  const unusable = features.filter(({ geometry }) => !hasUsableCoordinates(geometry)).map(({ row }) => row);
  if (unusable.length > 0) {
    const rows = rowList(unusable);
    refuse(
      `${rows[0]!.toUpperCase()}${rows.slice(1)} ${unusable.length === 1 ? 'has' : 'have'} no usable coordinates.`,
    );
  }
  if (!system.geographic) return;
  for (const { geometry } of features) {
    const beyond = positionsOf(geometry).find(([lon, lat]) => Math.abs(lon) > 180 || Math.abs(lat) > 90);
    if (beyond)
      refuse(
        `The coordinate system (${system.name}) says degrees, but the coordinates (${beyond.map((value) => value.toFixed(1)).join(', ')}) cannot be longitude and latitude.`,
      );
  }
}

function tidyNotes(tidied: { row: number; result: Tidied }[]): Note[] {
  const told = (amount: keyof Tidied, sentence: (count: number) => string): Note[] => {
    const touched = tidied.filter(({ result }) => (result[amount] as number) > 0);
    const count = touched.reduce((sum, { result }) => sum + (result[amount] as number), 0);
    return count > 0
      ? [
          note(
            sentence(count),
            touched.map(({ row }) => row),
          ),
        ]
      : [];
  };
  return [
    ...told('closedRings', (count) => `${counted(count, 'unclosed ring')} closed.`),
    ...told('duplicatePoints', (count) => `${counted(count, 'point')} that repeated the one before dropped.`),
    ...told('droppedParts', (count) => `${counted(count, 'part')} without length or area dropped.`),
  ];
}

/**
 * Skips rows without geometry and tidies the rest. Refuses numbers that cannot be coordinates, more than 2 million vertices, and,
 * where `measured`, a row that has no length or area: a lost watercourse could make a wrong "allowed".
 */
export function tidyLayer(
  features: SourceFeature[],
  system: CoordinateSystem,
  measured: boolean,
): { features: TidyFeature[]; notes: Note[] } {
  const shaped = features.filter((feature): feature is TidyFeature => feature.geometry !== null);
  const empty = features.filter((feature) => feature.geometry === null).map(({ row }) => row);
  const notes =
    empty.length > 0
      ? [note(`${counted(empty.length, 'row')} without geometry skipped (${rowList(empty)}).`, empty)]
      : [];
  checkNumbers(shaped, system);
  const tidied = shaped.map((feature) => ({ row: feature.row, feature, result: tidyGeometry(feature.geometry) }));
  checkVertexCount(tidied.reduce((sum, { result }) => sum + result.vertices, 0));
  const lost = tidied.filter(({ result }) => result.geometry === undefined).map(({ row }) => row);
  if (lost.length > 0) {
    const what = `${counted(lost.length, 'shape')} without length or area (${rowList(lost)})`;
    if (measured) refuse(`The file has ${what}. Have it corrected, or leave it out with a filter.`);
    notes.push(note(`${what} skipped.`, lost));
  }
  return {
    features: tidied.flatMap(({ feature, result }) =>
      result.geometry ? [{ ...feature, geometry: result.geometry }] : [],
    ),
    notes: [...notes, ...tidyNotes(tidied.filter(({ result }) => result.geometry))],
  };
}
