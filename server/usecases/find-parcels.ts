import { fetchLayersInForce } from '../db/fetch-layers-in-force.ts';
import { fetchParcels, type Parcel } from '../db/fetch-parcels.ts';
import { layerLabel } from '../domain/layer.ts';
import type { IsoDate } from '../domain/units.ts';
import type { Database } from './database.ts';

/** Parcels of the layers in force by tax-map number or address; `available` is false where there is no parcels layer. */
export async function findParcels(
  db: Database,
  text: string,
  today: IsoDate,
): Promise<{ available: boolean; parcels: (Parcel & { layerVersion: string })[] }> {
  const layers = (await fetchLayersInForce(db, today)).filter(({ role }) => role === 'parcels');
  if (layers.length === 0) return { available: false, parcels: [] };
  const labels = new Map(layers.map((layer) => [layer.versionId, layerLabel(layer)]));
  const parcels = await fetchParcels(db, [...labels.keys()], text);
  return {
    available: true,
    parcels: parcels.map((parcel) => ({ ...parcel, layerVersion: labels.get(parcel.versionId)! })),
  };
}
