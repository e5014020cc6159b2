import type OlMap from 'ol/Map.js';
import { unByKey } from 'ol/Observable.js';

/** What a mouse does at the middle of the map, for the keyboard and for buttons: moves there and clicks. */
export function clickAtCentre(map: OlMap): void {
  for (const type of ['pointermove', 'pointerdown', 'pointerup']) dispatchAtCentre(map, type);
}

/**
 * While the last to move the pointer was not a mouse but `clickAtCentre`, the loose end of a sketch follows the middle
 * of the map as it is panned.
 * @returns what ends it
 */
export function followCentre(map: OlMap): () => void {
  let byKeyboard = false;
  const keys = [
    map.on('pointermove', ({ originalEvent }) => {
      byKeyboard = !originalEvent.isTrusted;
    }),
    map.on('moveend', () => {
      if (byKeyboard) dispatchAtCentre(map, 'pointermove');
    }),
  ];
  return () => unByKey(keys);
}

function dispatchAtCentre(map: OlMap, type: string): void {
  const viewport = map.getViewport();
  if (!viewport) return;
  const { left, top, width, height } = viewport.getBoundingClientRect();
  viewport.dispatchEvent(
    new PointerEvent(type, {
      bubbles: true,
      cancelable: true,
      clientX: left + width / 2,
      clientY: top + height / 2,
      pointerId: 1,
      pointerType: 'mouse',
      isPrimary: true,
    }),
  );
}
