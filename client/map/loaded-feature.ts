import type { Zone } from '../../server/http/contract/registry.ts';
import type { LayerRole } from './map-props.ts';
import type { PlanarShape } from './planar-shape.ts';

/** A feature of a layer in force, loaded whole, ready for previews. */
export interface LoadedFeature {
  role: LayerRole;
  name: string | null;
  zone: Zone | null;
  /** Taken off a distance: half a watercourse line's width, the 200 ft ring of a well (§ 223-17C), else 0. */
  reachFt: number;
  shape: PlanarShape;
}

/** § 223-17C: within 200 ft of a well is Zone 1 whatever the map says. */
export const WELL_RING_FT = 200;

/** What `LoadedFeature.reachFt` says of one feature; widths apply to lines only. */
export function reachOf(role: LayerRole, shape: PlanarShape, widthFt: number | null | undefined): number {
  if (role === 'wells') return WELL_RING_FT;
  const isLine = shape.areas.length === 0 && shape.paths.some((path) => path.length > 1);
  return role === 'watercourses' && isLine ? (widthFt ?? 0) / 2 : 0;
}
