import type OlMap from 'ol/Map.js';
import { unByKey } from 'ol/Observable.js';
import { useCallback, useEffect, useRef } from 'react';
import { type LayerStore, previewZone } from './layer-store.ts';
import type { MapViewProps, PointerInfo } from './map-props.ts';
import { toLonLat } from './projection.ts';
import { useLatest } from './use-latest.ts';

/**
 * Tells what lies under the pointer; where none is over the map (keyboard, touch), under the map's middle.
 * @param loads tells again whenever it changes: layers have come
 */
export function usePointer(
  map: OlMap | null,
  store: LayerStore | null,
  loads: number,
  onPointer: MapViewProps['onPointer'],
): void {
  const latest = useLatest({ store, onPointer });
  const pointed = useRef<number[] | null>(null);
  const tell = useCallback(() => {
    const { store, onPointer } = latest.current;
    const position = pointed.current ?? store?.map.getView().getCenter();
    if (store && position) onPointer?.(pointerInfo(store, position));
  }, [latest]);
  useEffect(() => {
    if (!map) return undefined;
    const leave = () => {
      pointed.current = null;
      tell();
    };
    const keys = [
      map.on('pointermove', ({ coordinate, originalEvent }) => {
        const hovers = originalEvent instanceof PointerEvent && originalEvent.pointerType === 'mouse';
        pointed.current = hovers && originalEvent.isTrusted ? coordinate : null;
        tell();
      }),
      map.on('moveend', tell),
    ];
    map.getViewport()?.addEventListener('pointerleave', leave);
    return () => {
      unByKey(keys);
      map.getViewport()?.removeEventListener('pointerleave', leave);
    };
  }, [map, tell]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: told again when layers have come
  useEffect(tell, [tell, loads]);
}

function pointerInfo(store: LayerStore, position: number[]): PointerInfo {
  const [lon, lat] = toLonLat(position);
  return { lon, lat, easting: position[0]!, northing: position[1]!, zone: previewZone(store, position) };
}
