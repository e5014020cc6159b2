import type Feature from 'ol/Feature.js';
import type OlMap from 'ol/Map.js';
import { useEffect, useMemo } from 'react';
import { showBox } from './fit-view.ts';
import type { MapViewProps } from './map-props.ts';
import { importedFeatures, measurementFeatures, ringFeatures } from './overlay-features.ts';
import { IMPORTED_STYLE, measurementStyle, ringStyle } from './overlay-styles.ts';
import { useOverlay } from './use-overlay.ts';

const NONE: Feature[] = [];

type Shown = Pick<MapViewProps, 'footprint' | 'measurements' | 'highlighted' | 'rings' | 'previewLayer'>;

/**
 * What is drawn above the layers: an import's features, setback rings, the server's measurement lines.
 * @param sketching rings and lines of the footprint as it was are left out while another is drawn or it is dragged
 */
export function useOverlays(map: OlMap | null, sketching: boolean, shown: Shown): void {
  const { footprint, measurements, highlighted, rings, previewLayer } = shown;
  const imported = useMemo(() => importedFeatures(previewLayer), [previewLayer]);
  const ringed = useMemo(() => ringFeatures(footprint, rings), [footprint, rings]);
  const measured = useMemo(() => measurementFeatures(measurements, highlighted), [measurements, highlighted]);
  useOverlay(map, 20, IMPORTED_STYLE, imported);
  useOverlay(map, 30, ringStyle, sketching ? NONE : ringed);
  useOverlay(map, 40, measurementStyle, sketching ? NONE : measured);
  useEffect(() => {
    const box = highlighted === null ? undefined : measured[highlighted]?.getGeometry()?.getExtent();
    if (map && box) showBox(map, box);
  }, [map, measured, highlighted]);
}
