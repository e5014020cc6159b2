import Projection from 'ol/proj/Projection.js';
import { register } from 'ol/proj/proj4.js';
import { get } from 'ol/proj.js';
import proj4 from 'proj4';
import coordinateSystems from '../../data/coordinate-systems.json';

/** EPSG:2260, NAD83 / New York East, US survey feet: the plane everything is measured in. */
export const PLANE = 'EPSG:2260';

/** NAD83 degrees, as all GeoJSON of the product; the datum is the plane's own, so nothing is shifted. */
export const LON_LAT = 'EPSG:4269';

proj4.defs(PLANE, coordinateSystems[PLANE].proj4);
register(proj4);
planeProjection().setGetPointResolution((resolution) => resolution);

const converter = proj4(LON_LAT, PLANE);

/** The registered plane; its point resolution is the grid's, not a sphere's. */
export function planeProjection(): Projection {
  const projection = get(PLANE);
  if (!(projection instanceof Projection)) throw new Error(`${PLANE} is not registered`);
  return projection;
}

/** Lon/lat in degrees → easting, northing in ft. */
export function toPlane(lonLat: readonly number[]): [number, number] {
  return converter.forward([lonLat[0]!, lonLat[1]!]) as [number, number];
}

/** Easting, northing in ft → lon/lat in degrees. */
export function toLonLat(plane: readonly number[]): [number, number] {
  return converter.inverse([plane[0]!, plane[1]!]) as [number, number];
}
