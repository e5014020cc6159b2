/** Size of an upload, and of everything in a zip once unpacked. */
export const MAX_BYTES = 50 * 1024 * 1024;
export const MAX_VERTICES = 2_000_000;
export const MAX_ZIP_ENTRIES = 1_000;
/** A coordinate beyond this is a missing value or damage in any coordinate system. */
export const MAX_COORDINATE = 1e10;
