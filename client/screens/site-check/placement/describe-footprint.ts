import { formatLatLon, formatStatePlane } from '../../../map/coordinates.ts';
import type { FootprintGeometry } from '../check.ts';

const NAMES: Record<FootprintGeometry['type'], string> = {
  Point: 'point',
  MultiPoint: 'points',
  LineString: 'line',
  MultiLineString: 'lines',
  Polygon: 'polygon',
  MultiPolygon: 'polygons',
};

function positionsOf(coordinates: unknown): number[][] {
  const list = coordinates as unknown[];
  return typeof list[0] === 'number' ? [list as number[]] : list.flatMap(positionsOf);
}

/** `point`, `line with 4 vertices`. */
export function describeFootprint({ type, coordinates }: FootprintGeometry): string {
  if (type === 'Point') return NAMES.Point;
  const count = positionsOf(coordinates).length - (type === 'Polygon' ? coordinates.length : 0);
  return `${NAMES[type]} with ${count} vertices`;
}

/** A position to find it by in both systems: of a point itself, else the middle of its extent. */
export function describePosition({ coordinates }: FootprintGeometry): { latLon: string; statePlane: string } {
  const positions = positionsOf(coordinates);
  const middle = (axis: 0 | 1) => {
    const values = positions.map((position) => position[axis]!);
    return (values.reduce((a, b) => Math.min(a, b)) + values.reduce((a, b) => Math.max(a, b))) / 2;
  };
  const [lon, lat] = [middle(0), middle(1)];
  return { latLon: formatLatLon(lon, lat), statePlane: formatStatePlane(lon, lat) };
}
