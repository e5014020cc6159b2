import { useEffect } from 'react';
import type { MapState, MapViewProps } from './map-props.ts';
import { useLatest } from './use-latest.ts';

/** Tells what the map can do, whenever that changes. */
export function useMapState(state: MapState, onStateChange: MapViewProps['onStateChange']): void {
  const latest = useLatest(onStateChange);
  const { canUndo, canRedo, sketching, vertices, measured, layerProblems } = state;
  useEffect(
    () => latest.current?.({ canUndo, canRedo, sketching, vertices, measured, layerProblems }),
    [latest, canUndo, canRedo, sketching, vertices, measured, layerProblems],
  );
}
