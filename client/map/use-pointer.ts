import type OlMap from 'ol/Map.js';
import { unByKey } from 'ol/Observable.js';
import { useEffect, useEffectEvent } from 'react';
import { type LayerStore, previewZone } from './layer-store.ts';
import type { PointerInfo } from './map-props.ts';
import { toLonLat } from './projection.ts';

/** Tells what lies under the pointer; where none is over the map (keyboard, touch), under the map's middle. */
export function usePointer(
  map: OlMap | null,
  store: LayerStore | null,
  onPointer: ((info: PointerInfo | null) => void) | undefined,
): void {
  const tell = useEffectEvent((position: number[] | undefined) => {
    if (store && position) onPointer?.(pointerInfo(store, position));
  });
  useEffect(() => {
    if (!map) return undefined;
    let over = false;
    const centre = () => void (!over && tell(map.getView().getCenter()));
    const keys = [
      map.on('pointermove', ({ coordinate, originalEvent }) => {
        over = originalEvent.isTrusted && (originalEvent as PointerEvent).pointerType === 'mouse';
        tell(coordinate);
      }),
      map.on('moveend', centre),
    ];
    const leave = () => {
      over = false;
      centre();
    };
    map.getViewport()?.addEventListener('pointerleave', leave);
    return () => {
      unByKey(keys);
      map.getViewport()?.removeEventListener('pointerleave', leave);
    };
  }, [map]);
}

function pointerInfo(store: LayerStore, position: number[]): PointerInfo {
  const [lon, lat] = toLonLat(position);
  return { lon, lat, easting: position[0]!, northing: position[1]!, zone: previewZone(store, position) };
}
