import type Feature from 'ol/Feature.js';
import type Geometry from 'ol/geom/Geometry.js';
import type OlMap from 'ol/Map.js';
import { useCallback, useRef, useState } from 'react';
import { type LayerStore, previewFeatures } from './layer-store.ts';
import type { MapViewProps } from './map-props.ts';
import { measurePreview } from './measure-preview.ts';
import { previewLineFeatures } from './overlay-features.ts';
import { previewStyle } from './overlay-styles.ts';
import { planarShape } from './planar-shape.ts';
import { writePlane } from './plane-geometry.ts';
import { useLatest } from './use-latest.ts';
import { useOverlay } from './use-overlay.ts';

const NONE: Feature[] = [];
const Z_INDEX = 55;

/** Dashed lines to the nearest watercourse and to Zone 2 while a footprint is drawn or dragged, once a frame. */
export function usePreview(map: OlMap | null, store: LayerStore | null, onPreview: MapViewProps['onPreview']) {
  const [features, setFeatures] = useState(NONE);
  const frame = useRef(0);
  const latest = useLatest({ store, onPreview });
  useOverlay(map, Z_INDEX, previewStyle, features);
  return useCallback(
    (geometry: Geometry | null) => {
      cancelAnimationFrame(frame.current);
      frame.current = requestAnimationFrame(() => {
        const { store, onPreview } = latest.current;
        const footprint = geometry && planarShape(writePlane(geometry));
        const lines = footprint && store && measurePreview(footprint, previewFeatures(store));
        setFeatures(lines ? previewLineFeatures(lines) : NONE);
        onPreview?.(lines?.map(({ to, distanceFt, name }) => ({ to, distanceFt, name })) ?? null);
      });
    },
    [latest],
  );
}
