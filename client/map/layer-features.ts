import type { Geometry } from 'geojson';
import Feature from 'ol/Feature.js';
import type { LayerFeatures } from '../../server/http/contract/layers.ts';
import type { Zone } from '../../server/http/contract/registry.ts';
import { type LoadedFeature, reachOf } from './loaded-feature.ts';
import type { MapLayer } from './map-props.ts';
import { planarShape } from './planar-shape.ts';
import { readLonLat, writePlane } from './plane-geometry.ts';

/** The features of an answer as the map draws them; their properties are those of the API. */
export function drawableFeatures(answer: LayerFeatures): Feature[] {
  return answer.features.map(
    ({ geometry, properties }) => new Feature({ ...properties, geometry: readLonLat(geometry as Geometry) }),
  );
}

/** The same features ready for previews. */
export function loadedFeatures(features: readonly Feature[], { role, defaultWidthFt }: MapLayer): LoadedFeature[] {
  return features.map((feature) => {
    const shape = planarShape(writePlane(feature.getGeometry()!));
    const widthFt = (feature.get('widthFt') as number | null) ?? defaultWidthFt;
    return {
      role,
      name: feature.get('name') as string | null,
      zone: feature.get('zone') as Zone | null,
      reachFt: reachOf(role, shape, widthFt),
      shape,
    };
  });
}
