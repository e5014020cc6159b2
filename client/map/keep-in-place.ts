import type OlMap from 'ol/Map.js';

/** Changes of height up to this, px, are of messages that come and go below the map, not of the window. */
const MESSAGE_HEIGHT = 160;

/** Keeps what is drawn where it is on the screen when the map's lower edge gives way to a message. */
export function keepInPlace(map: OlMap): void {
  let before = map.getSize();
  map.on('change:size', () => {
    const [size, old] = [map.getSize(), before];
    before = size;
    const view = map.getView();
    const [centre, resolution] = [view.getCenter(), view.getResolution()];
    if (!size || !old || !centre || !resolution || size[0] !== old[0]) return;
    const grown = size[1]! - old[1]!;
    if (Math.abs(grown) <= MESSAGE_HEIGHT) view.setCenter([centre[0]!, centre[1]! - (grown / 2) * resolution]);
  });
}
