import { type Box, type FetchedFeature, fetchLayerFeatures } from '../db/fetch-layer-features.ts';
import type { Database } from './database.ts';

const MOST_FEATURES = 10_000;

/** Features of a layer version, in force or not, in a box (degrees) or all; undefined where there is no such version. */
export async function lookAtLayer(
  db: Database,
  versionId: number,
  box: Box | undefined,
): Promise<{ features: FetchedFeature[]; truncated: boolean } | undefined> {
  const features = await fetchLayerFeatures(db, versionId, box, MOST_FEATURES + 1);
  return features && { features: features.slice(0, MOST_FEATURES), truncated: features.length > MOST_FEATURES };
}
