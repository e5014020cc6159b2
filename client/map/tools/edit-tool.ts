import type Geometry from 'ol/geom/Geometry.js';
import Modify from 'ol/interaction/Modify.js';
import { FOOTPRINT_STYLE } from '../overlay-styles.ts';
import { writeLonLat } from '../plane-geometry.ts';
import { findSketchProblem, tidySketch } from '../sketch-checks.ts';
import { addSnapping } from './snapping.ts';
import type { RunningTool, ToolContext } from './tool.ts';
import { watchDrag } from './watch-drag.ts';

/** Moves, adds and, with Alt and a click or Delete, removes vertices of the footprint. */
export function startEditTool(context: ToolContext): RunningTool {
  const source = context.footprint.getSource()!;
  const modify = new Modify({ source, style: FOOTPRINT_STYLE, pixelTolerance: 14 });
  const drag = watchDrag(context, () => source.getFeatures()[0]?.getGeometry());
  modify.on('modifystart', drag.begin);
  modify.on('modifyend', () => drag.end((before) => takeEdit(context, before)));
  context.map.addInteraction(modify);
  const stopSnapping = addSnapping(context);
  return {
    finish: () => context.onToolChange(null),
    cancel: () => false,
    removeLast: () => void modify.removePoint(),
    stop: () => {
      drag.end(() => undefined);
      stopSnapping();
      context.map.removeInteraction(modify);
    },
  };
}

/** Takes what was edited, or, where it is no shape any more, puts back what was. */
function takeEdit(context: ToolContext, before: Geometry): void {
  const feature = context.footprint.getSource()!.getFeatures()[0];
  const geometry = feature?.getGeometry();
  if (!feature || !geometry) return;
  const footprint = tidySketch(writeLonLat(geometry));
  const problem = findSketchProblem(footprint);
  if (!problem || problem.kind === 'crossing') {
    context.onFootprint(footprint);
  } else {
    feature.setGeometry(before);
    context.onProblem(problem.sentence);
  }
}
