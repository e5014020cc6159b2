import { MOST_LAYER_MEGABYTES } from '../domain/layer.ts';
import { refuse } from './import-refusal.ts';

/** Size of an upload, and of everything in a zip once unpacked. */
export const MAX_BYTES = MOST_LAYER_MEGABYTES * 1024 * 1024;
const MAX_VERTICES = 2_000_000;
/** Files in a zip. */
export const MAX_ZIP_ENTRIES = 1_000;
/** A coordinate beyond this is a missing value or damage in any coordinate system. */
export const MAX_COORDINATE = 1e10;

/** Refuses more than 2 million vertices in one layer. */
export function checkVertexCount(count: number): void {
  if (count > MAX_VERTICES)
    refuse(`The layer has more than ${MAX_VERTICES / 1e6} million vertices. Send a smaller part of it.`);
}
