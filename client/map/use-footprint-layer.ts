import type { Geometry } from 'geojson';
import Feature from 'ol/Feature.js';
import type VectorLayer from 'ol/layer/Vector.js';
import type OlMap from 'ol/Map.js';
import type VectorSource from 'ol/source/Vector.js';
import { useEffect, useRef, useState } from 'react';
import { bringIntoView } from './fit-view.ts';
import { isSameFootprint } from './footprint-history.ts';
import { FOOTPRINT_STYLE } from './overlay-styles.ts';
import { readLonLat } from './plane-geometry.ts';
import { useOverlay } from './use-overlay.ts';

const Z_INDEX = 50;

/** The footprint on the map; one that comes from elsewhere is brought into view. */
export function useFootprintLayer(map: OlMap | null, footprint: Geometry | null): VectorLayer<VectorSource> {
  const [features, setFeatures] = useState<Feature[]>([]);
  const shown = useRef<Geometry | null>(null);
  useEffect(() => {
    if (isSameFootprint(shown.current, footprint)) return;
    shown.current = footprint;
    setFeatures(footprint ? [new Feature({ geometry: readLonLat(footprint) })] : []);
  }, [footprint]);
  useEffect(() => {
    const box = features[0]?.getGeometry()?.getExtent();
    if (map && box) bringIntoView(map, box);
  }, [map, features]);
  return useOverlay(map, Z_INDEX, FOOTPRINT_STYLE, features);
}
