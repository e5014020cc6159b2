import type { Geometry } from 'geojson';
import Feature from 'ol/Feature.js';
import type { LayerFeatures } from '../../server/http/contract/layers.ts';
import { type LoadedFeature, reachOf } from './loaded-feature.ts';
import type { MapLayer } from './map-props.ts';
import { planarShape } from './planar-shape.ts';
import { readLonLat, writePlane } from './plane-geometry.ts';

/** West, south, east, north in degrees. */
export type DegreeBox = readonly [number, number, number, number];

/** Features of a layer version, all or those in a box; throws where the server gives none. */
export async function fetchLayerFeatures(
  versionId: number,
  box: DegreeBox | null,
  signal: AbortSignal,
): Promise<LayerFeatures> {
  const query = box ? `?bbox=${box.map((degrees) => degrees.toFixed(6)).join(',')}` : '';
  const response = await fetch(`/api/layers/versions/${versionId}/features${query}`, { signal });
  if (!response.ok) throw new Error(`The features of layer version ${versionId} came with status ${response.status}`);
  return (await response.json()) as LayerFeatures;
}

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
      zone: feature.get('zone') as 1 | 2 | 3 | null,
      reachFt: reachOf(role, shape, widthFt),
      shape,
    };
  });
}
