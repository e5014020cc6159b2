import type { Geometry } from 'geojson';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { MapViewProps } from './map-props.ts';
import { useBaseMap } from './use-base-map.ts';
import { useFirstView } from './use-first-view.ts';
import { useFootprintHistory } from './use-footprint-history.ts';
import { useFootprintLayer } from './use-footprint-layer.ts';
import { useLatest } from './use-latest.ts';
import { useLayerStore } from './use-layer-store.ts';
import { useMapActions } from './use-map-actions.ts';
import { useMapState } from './use-map-state.ts';
import { useOlMap } from './use-ol-map.ts';
import { useOverlays } from './use-overlays.ts';
import { usePointer } from './use-pointer.ts';
import { usePreview } from './use-preview.ts';
import { useSketch } from './use-sketch.ts';
import { useTool } from './use-tool.ts';
import { useToolContext } from './use-tool-context.ts';

/** The map of an element, kept in line with its props, and what can be done with it. */
export function useMap(target: RefObject<HTMLElement | null>, props: MapViewProps) {
  const map = useOlMap(target);
  const { store, problems, loads } = useLayerStore(map, props.layers);
  const [said, say] = useState('');
  const [measured, setMeasured] = useState<string | null>(null);
  const current = useCurrentFootprint(props);
  const history = useFootprintHistory(props.footprint, current.emit);
  const sketch = useSketch(props.footprint, props.onSketchProblem);
  const showPreview = usePreview(map, store, props.onPreview);
  const footprintLayer = useFootprintLayer(map, props.footprint);
  useBaseMap(map, props.baseMapUrl);
  useOverlays(map, sketch.sketching, props);
  useFirstView(map, props.footprint, props.layers, props.previewLayer);
  usePointer(map, store, loads, props.onPointer);

  const context = useToolContext(
    { map, store, footprintLayer, ...sketch, showPreview, onFootprint: current.emit, onMeasured: setMeasured },
    props,
  );
  const tool = useTool(context, props.tool);
  const { canUndo, canRedo, undo, redo } = history;
  const sketching = sketch.vertices > 0;
  useMapState(
    { canUndo, canRedo, sketching, vertices: sketch.vertices, measured, layerProblems: problems },
    props.onStateChange,
  );
  const dropTool = () => props.onToolChange(null);
  const actions = useMapActions({
    map,
    footprint: current.footprint,
    layers: props.layers,
    tool,
    undo,
    redo,
    onFootprint: current.emit,
    dropTool,
    say,
  });
  return { map, actions, sketching, said };
}

/** The footprint as last placed, known at once, before the parent has handed it back. */
function useCurrentFootprint({ footprint, onFootprintChange }: MapViewProps) {
  const current = useRef(footprint);
  const latest = useLatest(onFootprintChange);
  useEffect(() => {
    current.current = footprint;
  }, [footprint]);
  const emit = useMemo(
    () => (changed: Geometry | null) => {
      current.current = changed;
      latest.current(changed);
    },
    [latest],
  );
  return { footprint: current, emit };
}
