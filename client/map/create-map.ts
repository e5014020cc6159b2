import { shiftKeyOnly } from 'ol/events/condition.js';
import { defaults } from 'ol/interaction/defaults.js';
import KeyboardPan from 'ol/interaction/KeyboardPan.js';
import OlMap from 'ol/Map.js';
import View from 'ol/View.js';
import { keepInPlace } from './keep-in-place.ts';
import { planeProjection, toPlane } from './projection.ts';
import { surroundingsInPlane, WELL_FIELD } from './surroundings.ts';

/** The least and most ft a pixel. */
const MIN_RESOLUTION = 0.02;
const MAX_RESOLUTION = 500;
const FINE_STEP = 8;
const STEP = 64;

/** An empty map in EPSG:2260 over the well field; arrow keys pan it while `target` has the focus, with Shift finely. */
export function createMap(target: HTMLElement): OlMap {
  const map = new OlMap({
    target,
    keyboardEventTarget: target,
    controls: [],
    interactions: defaults({ altShiftDragRotate: false, pinchRotate: false, shiftDragZoom: false }),
    view: new View({
      projection: planeProjection(),
      center: toPlane(WELL_FIELD),
      resolution: 12,
      minResolution: MIN_RESOLUTION,
      maxResolution: MAX_RESOLUTION,
      extent: surroundingsInPlane(),
      constrainOnlyCenter: true,
      enableRotation: false,
    }),
  });
  for (const pan of keyboardPans(map)) map.removeInteraction(pan);
  map.addInteraction(new KeyboardPan({ pixelDelta: STEP }));
  map.addInteraction(new KeyboardPan({ pixelDelta: FINE_STEP, condition: shiftKeyOnly }));
  keepInPlace(map);
  return map;
}

/** The interactions that pan by arrow keys. */
export function keyboardPans(map: OlMap): KeyboardPan[] {
  return map
    .getInteractions()
    .getArray()
    .filter((interaction) => interaction instanceof KeyboardPan);
}
