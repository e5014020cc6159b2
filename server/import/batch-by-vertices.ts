import type { PlainGeometry } from './source-layer.ts';
import { positionsOf } from './tidy-geometry.ts';

/** Keeps one statement short: others wait for it on the embedded engine. */
const MOST_VERTICES = 20_000;
const MOST_FEATURES = 1_000;

/** Lists of features for one statement each, in order; a feature larger than a batch has one of its own. */
export function batchByVertices<T extends { geometry: PlainGeometry }>(features: T[]): T[][] {
  const batches: T[][] = [];
  let vertices = MOST_VERTICES;
  for (const feature of features) {
    if (vertices >= MOST_VERTICES || batches.at(-1)!.length >= MOST_FEATURES) {
      batches.push([]);
      vertices = 0;
    }
    batches.at(-1)!.push(feature);
    vertices += positionsOf(feature.geometry).length;
  }
  return batches;
}
