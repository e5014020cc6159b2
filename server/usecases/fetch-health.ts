import { fetchLayersInForce } from '../db/fetch-layers-in-force.ts';
import { layerLabel } from '../domain/layer.ts';
import type { IsoDate } from '../domain/units.ts';
import type { Database } from './database.ts';

/** Labels of the layer versions in force on `today`; rejects where the database does not answer. */
export async function fetchHealth(db: Database, today: IsoDate): Promise<{ layers: string[] }> {
  const layers = await fetchLayersInForce(db, today);
  return { layers: layers.map(layerLabel) };
}
