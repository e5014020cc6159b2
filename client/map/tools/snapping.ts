import Snap from 'ol/interaction/Snap.js';
import type { ToolContext } from './tool.ts';

const TOLERANCE = 8;

/** Snaps to vertices and edges of the layers shown; to be added after the interaction it serves. */
export function addSnapping({ map, snapSources }: ToolContext): () => void {
  const snaps = snapSources().map((source) => new Snap({ source, pixelTolerance: TOLERANCE }));
  for (const snap of snaps) map.addInteraction(snap);
  return () => {
    for (const snap of snaps) map.removeInteraction(snap);
  };
}
