import type { Geometry } from 'geojson';
import GeoJSON from 'ol/format/GeoJSON.js';
import type OlGeometry from 'ol/geom/Geometry.js';
import { LON_LAT, PLANE } from './projection.ts';

const plane = new GeoJSON({ dataProjection: PLANE, featureProjection: PLANE });
const lonLat = new GeoJSON({ dataProjection: LON_LAT, featureProjection: PLANE });

/** Ten decimals of a degree: a hundred-thousandth of a foot. */
const DECIMALS = 10;

/** GeoJSON lon/lat → a geometry of the map, EPSG:2260. */
export function readLonLat(geometry: Geometry): OlGeometry {
  return present(lonLat.readGeometry(geometry));
}

/** A geometry of the map → GeoJSON lon/lat. */
export function writeLonLat(geometry: OlGeometry): Geometry {
  return lonLat.writeGeometryObject(geometry, { decimals: DECIMALS });
}

/** A geometry of the map → GeoJSON in EPSG:2260, ft. */
export function writePlane(geometry: OlGeometry): Geometry {
  return plane.writeGeometryObject(geometry);
}

/** GeoJSON in EPSG:2260, ft → a geometry of the map. */
export function readPlane(geometry: Geometry): OlGeometry {
  return present(plane.readGeometry(geometry));
}

/** The footprint moved by ft in EPSG:2260; lon/lat in and out. */
export function moveFootprint(footprint: Geometry, eastFt: number, northFt: number): Geometry {
  const geometry = readLonLat(footprint);
  geometry.translate(eastFt, northFt);
  return writeLonLat(geometry);
}

function present(geometry: OlGeometry | null): OlGeometry {
  if (!geometry) throw new Error('A null geometry cannot be drawn');
  return geometry;
}
