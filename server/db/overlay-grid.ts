import { sql } from 'kysely';

/** Grid for overlays, ft: with it the geometry library never fails on near-coincident edges. */
export const GRID_FT = sql.lit(0.001);
