import { boundingExtent, buffer, containsExtent, extend, getHeight, getWidth, intersects } from 'ol/extent.js';
import type OlMap from 'ol/Map.js';
import type { MapLayer } from './map-props.ts';
import { toPlane } from './projection.ts';

const PADDING: [number, number, number, number] = [48, 56, 64, 48];
/** A single place is shown with this much round it, ft. */
const ROUND_A_PLACE = 700;

/** Shows a box in EPSG:2260, ft; a small one with its surroundings. */
export function fitBox(map: OlMap, box: number[]): void {
  if (!box.every(Number.isFinite)) return;
  const least = Math.max(0, ROUND_A_PLACE - Math.max(getWidth(box), getHeight(box)) / 2);
  const padding = (map.getSize()?.[0] ?? 0) < 320 ? [16, 16, 16, 16] : PADDING;
  map.getView().fit(buffer(box, least), { padding, ...animation() });
}

/** Shows a box only where some of it lies outside the view. */
export function showBox(map: OlMap, box: number[]): void {
  if (!containsExtent(viewBox(map), box)) fitBox(map, box);
}

/** Shows a box only where all of it lies outside the view. */
export function bringIntoView(map: OlMap, box: number[]): void {
  if (!intersects(viewBox(map), box)) fitBox(map, box);
}

function viewBox(map: OlMap): number[] {
  return map.getView().calculateExtent(map.getSize() ?? [1, 1]);
}

/** The box of the zones, or else of all that is measured, or else of every layer; undefined where nothing is drawn. */
export function layersBox(layers: readonly MapLayer[]): number[] | undefined {
  const zones = layers.filter(({ role }) => role === 'zones');
  const measured = layers.filter(({ role }) => role === 'watercourses' || role === 'reservoirs' || role === 'wells');
  for (const group of [zones, measured, layers]) {
    const boxes = group.flatMap(({ extent }) => (extent ? [planeBox(extent)] : []));
    if (boxes.length > 0) return boxes.reduce((all, box) => extend(all, box));
  }
  return undefined;
}

/** A box of degrees → the box round it in EPSG:2260. */
export function planeBox([west, south, east, north]: readonly number[]): number[] {
  const corners = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
  ];
  return boundingExtent(corners.map((corner) => toPlane(corner as [number, number])));
}

function animation(): { duration: number } {
  return { duration: window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 250 };
}
