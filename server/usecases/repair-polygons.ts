import { SwallowedGeometryError } from '../db/database-errors.ts';
import { fetchInvalidPolygons } from '../db/fetch-invalid-polygons.ts';
import { fetchRepairedPolygon, type RepairedPolygon } from '../db/fetch-repaired-polygon.ts';
import { batchByVertices } from '../import/batch-by-vertices.ts';
import { refuse } from '../import/import-refusal.ts';
import { counted, type Note, note, rowList } from '../import/notes.ts';
import type { PlacedFeature, Watch } from '../import/place-layer.ts';
import { isPolygon } from '../import/role-geometry.ts';
import type { PlainGeometry } from '../import/source-layer.ts';
import type { Database } from './database.ts';

async function findInvalid(db: Database, features: PlacedFeature[], watch: Watch): Promise<PlacedFeature[]> {
  const invalid: PlacedFeature[] = [];
  for (const batch of batchByVertices(features.filter(({ geometry }) => isPolygon(geometry)))) {
    watch.signal?.throwIfAborted();
    const places = await fetchInvalidPolygons(
      db,
      batch.map(({ geometry }) => geometry),
    );
    invalid.push(...places.map((place) => batch[place]!));
  }
  return invalid;
}

async function repair(db: Database, { row, geometry }: PlacedFeature): Promise<RepairedPolygon> {
  const unrepairable = `The area of row ${row} crosses itself and cannot be repaired. Have it corrected, or leave it out with a filter.`;
  let repaired: RepairedPolygon;
  try {
    repaired = await fetchRepairedPolygon(db, geometry);
  } catch (error) {
    if (error instanceof SwallowedGeometryError) return refuse(unrepairable);
    throw error;
  }
  return repaired.geometry === undefined ? refuse(unrepairable) : repaired;
}

const squareFeet = (area: number) =>
  area.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Makes areas that cross or touch themselves valid, and says how many and how their area changed. Refuses one that cannot be. */
export async function repairPolygons<T extends PlacedFeature>(
  db: Database,
  features: T[],
  watch: Watch = {},
): Promise<{ features: T[]; notes: Note[] }> {
  const invalid = await findInvalid(db, features, watch);
  if (invalid.length === 0) return { features, notes: [] };
  const repaired = new Map<number, RepairedPolygon>();
  for (const feature of invalid) {
    watch.signal?.throwIfAborted();
    repaired.set(feature.row, await repair(db, feature));
  }
  const total = (side: 'areaBefore' | 'areaAfter') => [...repaired.values()].reduce((sum, one) => sum + one[side], 0);
  const rows = [...repaired.keys()];
  return {
    features: features.map((feature) => ({
      ...feature,
      geometry: (repaired.get(feature.row)?.geometry as PlainGeometry | undefined) ?? feature.geometry,
    })),
    notes: [
      note(
        `${counted(rows.length, 'area')} that crossed or touched itself repaired (${rowList(rows)}): ${squareFeet(total('areaBefore'))} sq ft before, ${squareFeet(total('areaAfter'))} sq ft after.`,
        rows,
      ),
    ],
  };
}
