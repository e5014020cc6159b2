import type Feature from 'ol/Feature.js';
import VectorLayer from 'ol/layer/Vector.js';
import type OlMap from 'ol/Map.js';
import VectorSource from 'ol/source/Vector.js';
import type { StyleLike } from 'ol/style/Style.js';
import { useEffect, useMemo } from 'react';

/** A layer of features above the map's layers; give it the same array while nothing changed. */
export function useOverlay(
  map: OlMap | null,
  zIndex: number,
  style: StyleLike,
  features: Feature[],
): VectorLayer<VectorSource> {
  const layer = useMemo(
    () => new VectorLayer({ source: new VectorSource(), style, zIndex, declutter: true, updateWhileInteracting: true }),
    [style, zIndex],
  );
  useEffect(() => {
    map?.addLayer(layer);
    return () => void map?.removeLayer(layer);
  }, [map, layer]);
  useEffect(() => {
    const source = layer.getSource();
    source?.clear();
    source?.addFeatures(features);
  }, [layer, features]);
  return layer;
}
