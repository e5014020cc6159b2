import type { Position } from 'geojson';
import { boundingExtent, buffer } from 'ol/extent.js';
import { type LayerStore, visibleEntries } from './layer-store.ts';
import type { IdentifiedFeature } from './map-props.ts';
import { planarDistance } from './planar-distance.ts';
import { planarShape } from './planar-shape.ts';
import { writePlane } from './plane-geometry.ts';

const MOST = 20;

/** The features drawn at a position in EPSG:2260, or within `toleranceFt` of it; the uppermost layer first, 20 at most. */
export function identifyFeatures(store: LayerStore, position: Position, toleranceFt: number): IdentifiedFeature[] {
  const place = planarShape({ type: 'Point', coordinates: position });
  const box = buffer(boundingExtent([position]), toleranceFt);
  return visibleEntries(store)
    .sort((a, b) => (b.layer.getZIndex() ?? 0) - (a.layer.getZIndex() ?? 0))
    .flatMap(({ source, info }) =>
      source
        .getFeaturesInExtent(box)
        .filter((feature) => {
          const geometry = feature.getGeometry();
          return geometry && planarDistance(place, planarShape(writePlane(geometry))).distanceFt <= toleranceFt;
        })
        .map((feature) => ({
          layer: info.label,
          name: feature.get('name') as string | null,
          attributes: (feature.get('attributes') ?? {}) as Record<string, unknown>,
        })),
    )
    .slice(0, MOST);
}
