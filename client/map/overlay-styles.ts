import type { FeatureLike } from 'ol/Feature.js';
import LineString from 'ol/geom/LineString.js';
import Point from 'ol/geom/Point.js';
import CircleStyle from 'ol/style/Circle.js';
import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import { labelText } from './label-text.ts';
import { FOOTPRINT, HIGHLIGHT, IMPORTED, INK, MEASURED, PAPER, RING } from './palette.ts';

const LABEL_PIXELS = 90;
const LABEL_STEP_PIXELS = 22;

const dot = (color: string, radius: number) =>
  new CircleStyle({
    radius,
    fill: new Fill({ color }),
    stroke: new Stroke({ color: PAPER, width: 2 }),
    declutterMode: 'none',
  });

/** The footprint, and a sketch of one. */
export const FOOTPRINT_STYLE: Style[] = [
  new Style({ stroke: new Stroke({ color: PAPER, width: 6 }) }),
  new Style({
    stroke: new Stroke({ color: FOOTPRINT, width: 3 }),
    fill: new Fill({ color: 'rgba(181, 9, 9, 0.25)' }),
    image: dot(FOOTPRINT, 7),
  }),
];

/** What is drawn with the measure tool; its label stands in the property `label`. */
export function measureToolStyle(feature: FeatureLike): Style[] {
  return [
    new Style({ stroke: new Stroke({ color: PAPER, width: 5 }) }),
    new Style({ stroke: new Stroke({ color: INK, width: 2, lineDash: [8, 5] }), image: dot(INK, 4) }),
    ...labelsAtEnd(feature, INK),
  ];
}

/** The server's measurement: `label`, its `place` in the list, and `highlighted` where it is the one pointed at. */
export function measurementStyle(feature: FeatureLike, resolution: number): Style[] {
  const highlighted = feature.get('highlighted') === true;
  const edge = new Stroke({ color: highlighted ? HIGHLIGHT : PAPER, width: highlighted ? 10 : 5 });
  const styles = [
    new Style({ stroke: edge }),
    new Style({ stroke: new Stroke({ color: MEASURED, width: highlighted ? 4 : 2 }) }),
    new Style({ geometry: endOf(feature), image: dot(MEASURED, highlighted ? 6 : 4) }),
    new Style({
      geometry: labelPoint(feature, resolution),
      text: labelText(String(feature.get('label')), { color: MEASURED, bold: highlighted }),
    }),
  ];
  for (const style of styles) style.setZIndex(highlighted ? 1 : 0);
  return styles;
}

/** The browser's own line while a footprint is dragged: dashed. */
export function previewStyle(feature: FeatureLike): Style[] {
  return [
    new Style({ stroke: new Stroke({ color: PAPER, width: 5 }) }),
    new Style({
      stroke: new Stroke({ color: MEASURED, width: 2, lineDash: [6, 6] }),
      text: labelText(String(feature.get('label')), { color: MEASURED, above: true }),
    }),
  ];
}

/** Where a ring is lowest: away from the measurement lines, which mostly leave it elsewhere. */
function lowestPoint(feature: FeatureLike): Point {
  const [west, south, east] = feature.getGeometry()!.getExtent();
  return new Point([(west! + east!) / 2, south!]);
}

/** A setback round the footprint, its limit and section below it. */
export function ringStyle(feature: FeatureLike): Style[] {
  return [
    new Style({ stroke: new Stroke({ color: RING, width: 1.75, lineDash: [2, 5] }) }),
    new Style({
      geometry: lowestPoint(feature),
      text: labelText(String(feature.get('label')), { color: RING, below: true }),
    }),
  ];
}

/** A layer about to be imported. */
export const IMPORTED_STYLE: Style[] = [
  new Style({ stroke: new Stroke({ color: PAPER, width: 4 }) }),
  new Style({
    stroke: new Stroke({ color: IMPORTED, width: 2 }),
    fill: new Fill({ color: 'rgba(194, 0, 107, 0.14)' }),
    image: dot(IMPORTED, 5),
  }),
];

/** Halfway along a short line; near the footprint on a long one, each a little further out than the one before. */
function labelPoint(feature: FeatureLike, resolution: number): Point | undefined {
  const line = feature.getGeometry();
  if (!(line instanceof LineString)) return undefined;
  const length = line.getLength();
  const outwards = (LABEL_PIXELS + LABEL_STEP_PIXELS * Number(feature.get('place'))) * resolution;
  return new Point(line.getCoordinateAt(length > 0 ? Math.min(0.5, outwards / length) : 0));
}

function endOf(feature: FeatureLike): Point | undefined {
  const line = feature.getGeometry();
  return line instanceof LineString ? new Point(line.getLastCoordinate()) : undefined;
}

function labelsAtEnd(feature: FeatureLike, color: string): Style[] {
  const label = feature.get('label') as string | undefined;
  const end = endOf(feature);
  return label && end ? [new Style({ geometry: end, text: labelText(label, { color, bold: true, above: true }) })] : [];
}
