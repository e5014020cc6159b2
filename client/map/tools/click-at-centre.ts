import type OlMap from 'ol/Map.js';

/** What a mouse does at the middle of the map, for the keyboard and for buttons: moves there and clicks. */
export function clickAtCentre(map: OlMap): void {
  for (const type of ['pointermove', 'pointerdown', 'pointerup']) dispatchAtCentre(map, type);
}

/** Moves the sketch's loose end to the middle of the map. */
export function hoverAtCentre(map: OlMap): void {
  dispatchAtCentre(map, 'pointermove');
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
