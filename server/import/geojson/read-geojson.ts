import { refuse } from '../import-refusal.ts';
import { note } from '../notes.ts';
import type { PlainGeometry, SourceFeature, SourceLayer } from '../source-layer.ts';
import { parseCrsMember } from './crs-member.ts';
import { hasHeights, parseGeometry } from './geojson-geometry.ts';

type JsonObject = Record<string, unknown>;

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parseJson(bytes: Buffer): JsonObject {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return refuse('The GeoJSON is not in UTF-8. Save it again in UTF-8.');
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    const numbers = /[[,:\s](NaN|-?Infinity)\b/.exec(text);
    return refuse(
      numbers
        ? `The file is not valid JSON: it says ${numbers[1]} where a number must be.`
        : 'The file is not valid JSON. It may be cut short.',
    );
  }
  return isObject(value) ? value : refuse('The file is JSON but not GeoJSON.');
}

function featuresOf(root: JsonObject): JsonObject[] {
  if (root.type === 'FeatureCollection') {
    if (!Array.isArray(root.features)) return refuse('The FeatureCollection has no list of features.');
    return root.features.map((feature: unknown, index) =>
      isObject(feature) && feature.type === 'Feature'
        ? feature
        : refuse(`Item ${index + 1} of the FeatureCollection is not a Feature.`),
    );
  }
  if (root.type === 'Feature') return [root];
  if (typeof root.type === 'string' && ('coordinates' in root || root.type === 'GeometryCollection'))
    return [{ type: 'Feature', properties: {}, geometry: root }];
  return refuse('The file is JSON but not GeoJSON: its type must be FeatureCollection, Feature or a geometry.');
}

function parseFeature(feature: JsonObject, row: number): SourceFeature {
  const attributes = isObject(feature.properties) ? { ...feature.properties } : {};
  const { id } = feature;
  if ((typeof id === 'string' || typeof id === 'number') && !('id' in attributes)) attributes.id = id;
  const geometry: PlainGeometry | null =
    feature.geometry === null || feature.geometry === undefined ? null : parseGeometry(feature.geometry, row);
  return { row, attributes, geometry };
}

/**
 * Reads GeoJSON: longitude and latitude as RFC 7946 has it, or what an old-style `crs` member names.
 * Refuses what is not valid JSON or GeoJSON, and a GeometryCollection, naming the row.
 */
export function readGeoJson(bytes: Buffer): SourceLayer {
  const root = parseJson(bytes);
  const all = featuresOf(root);
  const features = all.map((feature, index) => parseFeature(feature, index + 1));
  const high = all.filter((feature) => isObject(feature.geometry) && hasHeights(feature.geometry.coordinates)).length;
  return {
    format: 'GeoJSON',
    fields: [...new Set(features.flatMap((feature) => Object.keys(feature.attributes)))],
    features,
    notes: high > 0 ? [note(`Heights dropped (${high.toLocaleString('en-US')} features).`)] : [],
    coordinateSystem: () => parseCrsMember(root.crs),
  };
}
