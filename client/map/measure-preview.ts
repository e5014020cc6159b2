import type { Position } from 'geojson';
import type { Zone } from '../../server/http/contract/registry.ts';
import type { LoadedFeature } from './loaded-feature.ts';
import type { PreviewDistance } from './map-props.ts';
import { type PlanarDistance, planarDistance } from './planar-distance.ts';
import { boxDistance, type PlanarShape } from './planar-shape.ts';

/** A preview distance and the line to draw for it, EPSG:2260. */
export interface PreviewLine extends PreviewDistance {
  from: Position;
  end: Position;
}

/** Planar distances from a footprint to the nearest watercourse and to Zones 1 and 2 together; never a verdict. */
export function measurePreview(footprint: PlanarShape, features: readonly LoadedFeature[]): PreviewLine[] {
  const watercourses = features.filter(({ role }) => role === 'watercourses');
  const zones = features.filter(({ role, zone }) => role === 'wells' || (role === 'zones' && zone !== 3));
  return [previewTo('watercourse', footprint, watercourses), previewTo('zone-2', footprint, zones)].filter(
    (line) => line !== undefined,
  );
}

/** The most restrictive zone at a position; null outside all, § 223-17. The features must be all of the zones and wells. */
export function zoneAt(position: Position, features: readonly LoadedFeature[]): Zone | null {
  const [x = 0, y = 0] = position;
  const place: PlanarShape = { box: [x, y, x, y], paths: [[position]], areas: [] };
  const found = features.flatMap(({ role, zone, reachFt, shape }) => {
    const value = role === 'wells' ? 1 : role === 'zones' ? zone : null;
    if (value === null || boxDistance(place.box, shape.box) > reachFt) return [];
    return planarDistance(place, shape).distanceFt <= reachFt ? [value] : [];
  });
  return found.length === 0 ? null : (Math.min(...found) as Zone);
}

function previewTo(
  to: PreviewDistance['to'],
  footprint: PlanarShape,
  features: readonly LoadedFeature[],
): PreviewLine | undefined {
  let best: PreviewLine | undefined;
  for (const { feature, atLeast } of byBoxDistance(footprint, features)) {
    if (best && atLeast >= best.distanceFt) break;
    const measured = shortened(planarDistance(footprint, feature.shape), feature.reachFt);
    if (!best || measured.distanceFt < best.distanceFt)
      best = {
        to,
        name: to === 'zone-2' ? null : feature.name,
        distanceFt: measured.distanceFt,
        from: measured.from,
        end: measured.to,
      };
  }
  return best;
}

function byBoxDistance(footprint: PlanarShape, features: readonly LoadedFeature[]) {
  return features
    .map((feature) => ({ feature, atLeast: boxDistance(footprint.box, feature.shape.box) - feature.reachFt }))
    .sort((a, b) => a.atLeast - b.atLeast);
}

/** The distance less the reach, not below 0; its line ends at the bank or the ring. */
function shortened({ distanceFt, from, to }: PlanarDistance, reachFt: number): PlanarDistance {
  if (distanceFt <= reachFt) return { distanceFt: 0, from, to: from };
  const part = (distanceFt - reachFt) / distanceFt;
  const end = [from[0]! + (to[0]! - from[0]!) * part, from[1]! + (to[1]! - from[1]!) * part];
  return { distanceFt: distanceFt - reachFt, from, to: end };
}
