import TileLayer from 'ol/layer/Tile.js';
import type OlMap from 'ol/Map.js';
import XYZ from 'ol/source/XYZ.js';
import { useEffect } from 'react';

/** Tiles under everything, brought into the map's plane; none without a template. */
export function useBaseMap(map: OlMap | null, url: string | null): void {
  useEffect(() => {
    if (!map || !url) return undefined;
    const layer = new TileLayer({ source: new XYZ({ url }), zIndex: -1 });
    map.addLayer(layer);
    return () => void map.removeLayer(layer);
  }, [map, url]);
}
