import type { Geometry as GeoJsonGeometry } from 'geojson';
import type Geometry from 'ol/geom/Geometry.js';
import type VectorLayer from 'ol/layer/Vector.js';
import type OlMap from 'ol/Map.js';
import type VectorSource from 'ol/source/Vector.js';
import { useMemo } from 'react';
import { identifyFeatures } from './identify-features.ts';
import { type LayerStore, visibleSources } from './layer-store.ts';
import type { MapViewProps } from './map-props.ts';
import type { ToolContext } from './tools/tool.ts';
import { useLatest } from './use-latest.ts';

interface Parts extends Pick<ToolContext, 'onSketch' | 'onProblem' | 'onMeasured'> {
  map: OlMap | null;
  store: LayerStore | null;
  footprintLayer: VectorLayer<VectorSource>;
  onFootprint(footprint: GeoJsonGeometry): void;
  showPreview(geometry: Geometry | null): void;
}

/** What tools work on; the same object as long as the map and its parts are, so that no render stops a tool. */
export function useToolContext(parts: Parts, props: MapViewProps): ToolContext | null {
  const latest = useLatest({ parts, props });
  const { map, store, footprintLayer } = parts;
  return useMemo(() => {
    if (!map || !store) return null;
    return {
      map,
      footprint: footprintLayer,
      snapSources: () => visibleSources(store),
      onFootprint: (placed) => latest.current.parts.onFootprint(placed),
      onToolChange: (tool) => latest.current.props.onToolChange(tool),
      onSketch: (geometry, vertices) => {
        latest.current.parts.onSketch(geometry, vertices);
        latest.current.parts.showPreview(geometry);
      },
      onProblem: (sentence) => latest.current.parts.onProblem(sentence),
      onMeasured: (text) => latest.current.parts.onMeasured(text),
      onIdentify: (position, toleranceFt) =>
        latest.current.props.onIdentify?.(identifyFeatures(store, position, toleranceFt)),
    };
  }, [map, store, footprintLayer, latest]);
}
