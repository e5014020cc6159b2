import { readFileSync } from 'node:fs';
import { rewind } from '@turf/turf';
import type { Feature, FeatureCollection, GeoJsonProperties, Geometry } from 'geojson';
import proj4 from 'proj4';
import type { Position } from './curve.ts';

const systems = JSON.parse(readFileSync(new URL('../../coordinate-systems.json', import.meta.url), 'utf8'));
const toLonLat = proj4(systems['EPSG:2260'].proj4, '+proj=longlat +ellps=GRS80 +towgs84=0,0,0,0,0,0,0 +no_defs');

/** Longitude and latitude at nine decimals, 0.0004 ft. */
const lonLat = ([east, north]: Position): number[] =>
  toLonLat.forward([east, north]).map((degrees) => Number(degrees.toFixed(9)));

export const point = (place: Position): Geometry => ({ type: 'Point', coordinates: lonLat(place) });

export const line = (places: readonly Position[]): Geometry => ({
  type: 'LineString',
  coordinates: places.map(lonLat),
});

/** A polygon of rings, the first the outer one, or several as one MultiPolygon; ring directions per RFC 7946. */
export function area(...polygons: (readonly Position[])[][]): Geometry {
  const coordinates = polygons.map((rings) => rings.map((ring) => ring.map(lonLat)));
  const geometry: Geometry =
    coordinates.length === 1
      ? { type: 'Polygon', coordinates: coordinates[0]! }
      : { type: 'MultiPolygon', coordinates };
  return rewind(geometry as never) as unknown as Geometry;
}

export const feature = (properties: GeoJsonProperties, geometry: Geometry): Feature => ({
  type: 'Feature',
  properties,
  geometry,
});

export const collection = (features: Feature[]): FeatureCollection => ({
  type: 'FeatureCollection',
  features: features.map((one, index) => ({ ...one, properties: { ID: index + 1, ...one.properties } })),
});

/** One feature a line, so that a change of one shows as one. */
export const asText = ({ features }: FeatureCollection): string =>
  `{"type":"FeatureCollection","features":[\n${features.map((one) => JSON.stringify(one)).join(',\n')}\n]}\n`;
