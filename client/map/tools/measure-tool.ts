import type Feature from 'ol/Feature.js';
import type LineString from 'ol/geom/LineString.js';
import Polygon from 'ol/geom/Polygon.js';
import Draw from 'ol/interaction/Draw.js';
import VectorLayer from 'ol/layer/Vector.js';
import VectorSource from 'ol/source/Vector.js';
import { formatArea, formatLength } from '../format-figures.ts';
import { measureToolStyle } from '../overlay-styles.ts';
import { DRAWING } from './draw-tool.ts';
import { addSnapping } from './snapping.ts';
import type { RunningTool, ToolContext } from './tool.ts';

const Z_INDEX = 60;

/** Measures a line in feet and, from three points on, the area it closes; planar, and gone with the tool. */
export function startMeasureTool(context: ToolContext): RunningTool {
  const source = new VectorSource();
  const layer = new VectorLayer({ source, style: measureToolStyle, zIndex: Z_INDEX });
  const draw = new Draw({ ...DRAWING, type: 'LineString', source, style: measureToolStyle });
  let vertices = 0;
  const tell = (placed: number) => {
    vertices = placed;
    context.onSketch(null, placed);
  };
  draw.on('drawstart', ({ feature }) => {
    source.clear();
    watchLine(feature, (line) => {
      tell(line.getCoordinates().length - 1);
      context.onMeasured(labelMeasured(feature, line));
    });
  });
  draw.on('drawend', () => tell(0));
  const forget = () => {
    tell(0);
    context.onMeasured(null);
  };
  draw.on('drawabort', forget);
  context.map.addLayer(layer);
  context.map.addInteraction(draw);
  const stopSnapping = addSnapping(context);
  return {
    finish: () => void (vertices > 1 && draw.finishDrawing()),
    cancel: () => {
      const began = vertices > 0;
      draw.abortDrawing();
      return began;
    },
    removeLast: () => draw.removeLastPoint(),
    stop: () => {
      stopSnapping();
      context.map.removeInteraction(draw);
      context.map.removeLayer(layer);
      forget();
    },
  };
}

function watchLine(feature: Feature, tell: (line: LineString) => void): void {
  const line = feature.getGeometry() as LineString;
  line.on('change', () => tell(line));
  tell(line);
}

function labelMeasured(feature: Feature, line: LineString): string {
  const length = formatLength(line.getLength());
  feature.set('label', length, true);
  const area = new Polygon([[...line.getCoordinates(), line.getFirstCoordinate()]]).getArea();
  return line.getCoordinates().length > 2 && area > 0 ? `${length}; closed, ${formatArea(area)}` : length;
}
