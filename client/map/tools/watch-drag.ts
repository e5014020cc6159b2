import type { EventsKey } from 'ol/events.js';
import type Geometry from 'ol/geom/Geometry.js';
import { unByKey } from 'ol/Observable.js';
import type { ToolContext } from './tool.ts';

/** Tells of the footprint's geometry while it is dragged, from `begin` to `end`; `end` gives what it was before. */
export function watchDrag(context: ToolContext, dragged: () => Geometry | undefined) {
  let key: EventsKey | undefined;
  let before: Geometry | undefined;
  return {
    begin: () => {
      const geometry = dragged();
      if (!geometry) return;
      before = geometry.clone();
      key = geometry.on('change', () => context.onSketch(geometry, 0));
    },
    end: (take: (before: Geometry) => void) => {
      if (!key || !before) return;
      unByKey(key);
      key = undefined;
      context.onSketch(null, 0);
      take(before);
    },
  };
}
