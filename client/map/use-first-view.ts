import type { FeatureCollection, Geometry } from 'geojson';
import { createEmpty, extend } from 'ol/extent.js';
import type OlMap from 'ol/Map.js';
import { useEffect, useRef } from 'react';
import { fitBox, layersBox } from './fit-view.ts';
import type { MapLayer } from './map-props.ts';
import { importedFeatures } from './overlay-features.ts';
import { readLonLat } from './plane-geometry.ts';

/** Opens on the footprint where there is one, else on the layers as soon as they are known; on every new import's features. */
export function useFirstView(
  map: OlMap | null,
  footprint: Geometry | null,
  layers: readonly MapLayer[],
  previewLayer: FeatureCollection | null,
): void {
  const opened = useRef<OlMap | null>(null);
  useEffect(() => {
    if (!map || opened.current === map) return;
    const box = footprint ? readLonLat(footprint).getExtent() : layersBox(layers);
    if (!box) return;
    opened.current = map;
    fitBox(map, box);
  }, [map, footprint, layers]);
  useEffect(() => {
    const boxes = importedFeatures(previewLayer).map((feature) => feature.getGeometry()!.getExtent());
    if (map && boxes.length > 0) fitBox(map, boxes.reduce(extend, createEmpty()));
  }, [map, previewLayer]);
}
