import Translate from 'ol/interaction/Translate.js';
import { keyboardPans } from '../create-map.ts';
import { writeLonLat } from '../plane-geometry.ts';
import type { RunningTool, ToolContext } from './tool.ts';
import { watchDrag } from './watch-drag.ts';

/** Drags the footprint as it is; while it is on, the arrow keys nudge instead of panning. */
export function startMoveTool(context: ToolContext): RunningTool {
  const translate = new Translate({ layers: [context.footprint], hitTolerance: 14 });
  const drag = watchDrag(context, () => footprintGeometry(context));
  translate.on('translatestart', drag.begin);
  translate.on('translateend', () =>
    drag.end(() => {
      const geometry = footprintGeometry(context);
      if (geometry) context.onFootprint(writeLonLat(geometry));
    }),
  );
  const pans = keyboardPans(context.map);
  for (const pan of pans) pan.setActive(false);
  context.map.addInteraction(translate);
  return {
    finish: () => context.onToolChange(null),
    cancel: () => false,
    removeLast: () => undefined,
    stop: () => {
      for (const pan of pans) pan.setActive(true);
      drag.end(() => undefined);
      context.map.removeInteraction(translate);
    },
  };
}

function footprintGeometry({ footprint }: ToolContext) {
  return footprint.getSource()!.getFeatures()[0]?.getGeometry();
}
