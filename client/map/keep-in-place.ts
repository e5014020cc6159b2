import type OlMap from 'ol/Map.js';

/** Changes of height up to this, px, are of messages that come and go below the map, not of the window. */
const MESSAGE_HEIGHT = 160;

/**
 * Keeps what is drawn under the pointer when the map's lower edge gives way to a message; for the keyboard, whose
 * crosshair is the map's middle, the middle stays as it is.
 */
export function keepInPlace(map: OlMap): void {
  let before = map.getSize();
  let byPointer = false;
  const pointed = ({ isTrusted }: Event) => {
    if (isTrusted) byPointer = true;
  };
  map.getViewport()?.addEventListener('pointermove', pointed);
  map.getViewport()?.addEventListener('pointerdown', pointed);
  map.getTargetElement()?.addEventListener('keydown', () => {
    byPointer = false;
  });
  map.on('change:size', () => {
    const [size, old] = [map.getSize(), before];
    before = size;
    if (byPointer && size && old && size[0] === old[0]) shiftCentre(map, size[1]! - old[1]!);
  });
}

function shiftCentre(map: OlMap, grown: number): void {
  const view = map.getView();
  const [centre, resolution] = [view.getCenter(), view.getResolution()];
  if (!centre || !resolution || Math.abs(grown) > MESSAGE_HEIGHT) return;
  view.setCenter([centre[0]!, centre[1]! - (grown / 2) * resolution]);
}
