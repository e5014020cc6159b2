import { never } from 'ol/events/condition.js';
import type Geometry from 'ol/geom/Geometry.js';
import LineString from 'ol/geom/LineString.js';
import Point from 'ol/geom/Point.js';
import Polygon from 'ol/geom/Polygon.js';
import Draw, { createBox, type Options } from 'ol/interaction/Draw.js';
import type MapBrowserEvent from 'ol/MapBrowserEvent.js';
import { unByKey } from 'ol/Observable.js';
import { FOOTPRINT_STYLE } from '../overlay-styles.ts';
import { writeLonLat } from '../plane-geometry.ts';
import { findSketchProblem, tidySketch } from '../sketch-checks.ts';
import { addSnapping } from './snapping.ts';
import type { RunningTool, ToolContext } from './tool.ts';

export type DrawnShape = 'point' | 'line' | 'polygon' | 'rectangle';

/** What all drawing has in common: no freehand, no click left over for the map, a finish that a finger hits. */
export const DRAWING = { freehandCondition: never, stopClick: true, snapTolerance: 12 } as const;

const OPTIONS: Readonly<Record<DrawnShape, Options>> = {
  point: { type: 'Point' },
  line: { type: 'LineString' },
  polygon: { type: 'Polygon' },
  rectangle: { type: 'Circle', geometryFunction: createBox() },
};
const LEAST_VERTICES: Readonly<Record<DrawnShape, number>> = { point: 1, line: 2, polygon: 3, rectangle: 1 };
const TOO_FEW = 'Place more corners first: a line needs two, an area three.';

/** Draws a footprint; a border that crosses itself is handed on to be edited, what is no shape is dropped. */
export function startDrawTool(context: ToolContext, shape: DrawnShape): RunningTool {
  const draw = new Draw({ ...DRAWING, ...OPTIONS[shape], style: FOOTPRINT_STYLE });
  let vertices = 0;
  const sketch = (geometry: Geometry | null) => {
    vertices = geometry ? countVertices(geometry, shape) : 0;
    context.onSketch(geometry, vertices);
  };
  draw.on('drawstart', ({ feature }) => {
    const geometry = feature.getGeometry()!;
    geometry.on('change', () => sketch(geometry));
    sketch(geometry);
  });
  draw.on('drawabort', () => sketch(null));
  draw.on('drawend', ({ feature }) => {
    sketch(null);
    takeDrawing(context, feature.getGeometry()!);
  });
  context.map.addInteraction(draw);
  const stopSnapping = addSnapping(context);
  const hover = shape === 'point' ? context.map.on('pointermove', (event) => previewPoint(context, event)) : undefined;
  return {
    finish: () => (vertices < LEAST_VERTICES[shape] ? context.onProblem(TOO_FEW) : draw.finishDrawing()),
    cancel: () => {
      const began = vertices > 0;
      draw.abortDrawing();
      return began;
    },
    removeLast: () => draw.removeLastPoint(),
    stop: () => {
      if (hover) unByKey(hover);
      stopSnapping();
      context.map.removeInteraction(draw);
      context.onSketch(null, 0);
    },
  };
}

function takeDrawing(context: ToolContext, geometry: Geometry): void {
  const footprint = tidySketch(writeLonLat(geometry));
  const problem = findSketchProblem(footprint);
  if (problem && problem.kind !== 'crossing') {
    context.onProblem(problem.sentence);
  } else {
    context.onFootprint(footprint);
    context.onToolChange(problem ? 'edit' : null);
  }
}

/** Vertices placed, without the one that follows the pointer. */
function countVertices(geometry: Geometry, shape: DrawnShape): number {
  if (geometry instanceof LineString) return geometry.getCoordinates().length - 1;
  if (geometry instanceof Polygon && shape === 'polygon') return Math.max(1, geometry.getCoordinates()[0]!.length - 2);
  return 1;
}

function previewPoint(context: ToolContext, { coordinate, dragging }: MapBrowserEvent): void {
  if (!dragging) context.onSketch(new Point(coordinate), 0);
}
