import type { Geometry } from 'geojson';
import type OlMap from 'ol/Map.js';
import { type RefObject, useMemo } from 'react';
import { formatLatLon } from './coordinates.ts';
import { fitBox, layersBox } from './fit-view.ts';
import type { MapActions, MapLayer } from './map-props.ts';
import { moveFootprint, readLonLat } from './plane-geometry.ts';
import { toLonLat } from './projection.ts';
import { clickAtCentre } from './tools/click-at-centre.ts';
import type { RunningTool } from './tools/tool.ts';
import { useLatest } from './use-latest.ts';

/** What the actions act on. */
interface Acted {
  map: OlMap | null;
  footprint: RefObject<Geometry | null>;
  layers: readonly MapLayer[];
  tool: RefObject<RunningTool | null>;
  undo(): void;
  redo(): void;
  onFootprint(footprint: Geometry): void;
  dropTool(): void;
  say(text: string): void;
}

const ZOOM_MS = 200;

/** The map's actions; the same object as long as the map lives. */
export function useMapActions(acted: Acted): MapActions {
  const latest = useLatest(acted);
  return useMemo<MapActions>(() => {
    const now = () => latest.current;
    const zoom = (steps: number) => {
      const view = now().map?.getView();
      view?.animate({ zoom: (view.getZoom() ?? 0) + steps, duration: ZOOM_MS });
    };
    return {
      undo: () => now().undo(),
      redo: () => now().redo(),
      nudge: (eastFt, northFt) => nudge(now(), eastFt, northFt),
      placeAtCentre: () => placeAtCentre(now()),
      finishSketch: () => now().tool.current?.finish(),
      cancelSketch: () => void (now().tool.current?.cancel() || now().dropTool()),
      removeLastVertex: () => now().tool.current?.removeLast(),
      zoomIn: () => zoom(1),
      zoomOut: () => zoom(-1),
      fitFootprint: () => {
        const { map, footprint } = now();
        if (map && footprint.current) fitBox(map, readLonLat(footprint.current).getExtent());
      },
      fitLayers: () => {
        const box = layersBox(now().layers);
        const { map } = now();
        if (map && box) fitBox(map, box);
      },
      focus: () => now().map?.getTargetElement()?.focus(),
    };
  }, [latest]);
}

function nudge({ footprint, onFootprint, say }: Acted, eastFt: number, northFt: number): void {
  if (!footprint.current) return;
  onFootprint(moveFootprint(footprint.current, eastFt, northFt));
  const ways = [
    [eastFt, 'east', 'west'],
    [northFt, 'north', 'south'],
  ] as const;
  const words = ways.flatMap(([feet, onward, back]) =>
    feet ? [`${Math.abs(feet)} ft ${feet > 0 ? onward : back}`] : [],
  );
  say(`Footprint moved ${words.join(', ')}`);
}

function placeAtCentre({ map, tool, say }: Acted): void {
  if (!map || !tool.current) return;
  clickAtCentre(map);
  const centre = map.getView().getCenter();
  if (centre) say(`Placed at ${formatLatLon(...toLonLat(centre), 6)}`);
}
