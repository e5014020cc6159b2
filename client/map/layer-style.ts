import type { FeatureLike } from 'ol/Feature.js';
import Circle from 'ol/geom/Circle.js';
import Point from 'ol/geom/Point.js';
import CircleStyle from 'ol/style/Circle.js';
import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';
import Style, { type StyleFunction } from 'ol/style/Style.js';
import type { Zone } from '../../server/http/contract/registry.ts';
import { hatchFill } from './hatch.ts';
import { labelText } from './label-text.ts';
import { WELL_RING_FT } from './loaded-feature.ts';
import type { LayerRole } from './map-props.ts';
import { type Appearance, INK, PAPER, ROLE_APPEARANCE, ZONE_APPEARANCE } from './palette.ts';

/** Below this many ft a pixel the names of small features are drawn. */
const NAMES_UNTIL: Readonly<Record<LayerRole, number>> = {
  zones: 60,
  watercourses: 16,
  reservoirs: 30,
  wells: 10,
  parcels: 1.2,
  municipal: 30,
  context: 2.5,
};

/** How the features of a layer of a role are drawn; their properties are those of the API. */
export function layerStyle(role: LayerRole): StyleFunction {
  return (feature, resolution) => {
    const appearance = appearanceOf(role, feature);
    if (!appearance) return [];
    const styles = role === 'wells' ? wellStyles(appearance, feature) : [shapeStyle(appearance, role)];
    const label = resolution <= NAMES_UNTIL[role] ? labelStyle(role, feature, appearance) : undefined;
    if (label) styles.push(label);
    const zone = feature.get('zone') as Zone | null;
    for (const style of styles) style.setZIndex(role === 'zones' && zone ? 4 - zone : 0);
    return styles;
  };
}

function appearanceOf(role: LayerRole, feature: FeatureLike): Appearance | undefined {
  if (role !== 'zones') return ROLE_APPEARANCE[role];
  return ZONE_APPEARANCE[feature.get('zone') as Zone];
}

function strokeOf({ stroke, strokeWidth, dash }: Appearance): Stroke {
  return new Stroke({ color: stroke, width: strokeWidth, ...(dash && { lineDash: dash }) });
}

function shapeStyle(appearance: Appearance, role: LayerRole): Style {
  return new Style({
    stroke: strokeOf(appearance),
    ...(appearance.fill && { fill: new Fill({ color: hatchFill(appearance) }) }),
    image: new CircleStyle({
      radius: role === 'context' ? 4 : 5,
      declutterMode: 'none',
      fill: new Fill({ color: appearance.stroke }),
      stroke: new Stroke({ color: PAPER, width: 1 }),
    }),
  });
}

function wellStyles(appearance: Appearance, feature: FeatureLike): Style[] {
  const geometry = feature.getGeometry();
  const ring = new Style({ stroke: strokeOf(appearance) });
  if (geometry instanceof Point) ring.setGeometry(new Circle(geometry.getCoordinates(), WELL_RING_FT));
  return [shapeStyle(appearance, 'wells'), ring];
}

function labelStyle(role: LayerRole, feature: FeatureLike, appearance: Appearance): Style | undefined {
  const name = role === 'zones' ? appearance.label : (feature.get('name') as string | null);
  if (!name) return undefined;
  return new Style({
    text: labelText(name, {
      color: role === 'context' ? INK : appearance.stroke,
      bold: role === 'zones' || role === 'wells',
      ...(feature.getGeometry() instanceof Point && { above: true }),
    }),
  });
}
