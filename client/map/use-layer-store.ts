import type OlMap from 'ol/Map.js';
import { unByKey } from 'ol/Observable.js';
import { useEffect, useMemo, useState } from 'react';
import { type LayerStore, layerProblems, loadLayers, syncLayers } from './layer-store.ts';
import type { MapLayer } from './map-props.ts';

/** Keeps the layers on the map as asked, loads them as the view moves, says what is missing and counts what came. */
export function useLayerStore(map: OlMap | null, layers: readonly MapLayer[]) {
  const [problems, setProblems] = useState<string[]>([]);
  const [loads, setLoads] = useState(0);
  const store = useMemo<LayerStore | null>(() => map && { map, entries: new Map(), onChange: () => undefined }, [map]);
  useEffect(() => {
    if (!store) return undefined;
    store.onChange = () => {
      setLoads((count) => count + 1);
      setProblems((before) => {
        const now = layerProblems(store);
        return before.join() === now.join() ? before : now;
      });
    };
    const key = store.map.on('moveend', () => loadLayers(store));
    return () => {
      unByKey(key);
      store.onChange = () => undefined;
      syncLayers(store, []);
    };
  }, [store]);
  useEffect(() => {
    if (store) syncLayers(store, layers);
  }, [store, layers]);
  return { store, problems, loads };
}
