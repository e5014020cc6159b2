import { setImmediate } from 'node:timers/promises';
import { isInSurroundings } from '../domain/measurement/footprint.ts';
import { cleanValue } from './clean-value.ts';
import type { CoordinateSystem } from './coordinate-system.ts';
import { refuse } from './import-refusal.ts';
import type { PlainGeometry, Position } from './source-layer.ts';
import type { TidyFeature } from './tidy-layer.ts';

/** A row of the file in the product's plane. */
export interface PlacedFeature {
  row: number;
  attributes: Record<string, unknown>;
  /** EPSG:2260, US survey feet. */
  geometry: PlainGeometry;
}

/** west, south, east, north; degrees. */
export type Extent = [number, number, number, number];

/** Follows a long import and can end it. */
export interface Watch {
  onProgress?: ((done: number, total: number) => void) | undefined;
  signal?: AbortSignal | undefined;
}

/** Others are served between so many vertices. */
const VERTICES_PER_TURN = 20_000;

function refusePlace([lon, lat]: Position, row: number, system: CoordinateSystem): never {
  if (system.geographic && isInSurroundings([lat, lon]))
    return refuse(`Longitude and latitude look swapped in row ${row} (${lon}, ${lat}). Longitude comes first.`);
  const place =
    Number.isFinite(lon) && Number.isFinite(lat)
      ? `longitude ${lon.toFixed(4)}, latitude ${lat.toFixed(4)}`
      : 'nowhere';
  return refuse(
    `These coordinates lie far outside Westchester County (row ${row}: ${place}). The coordinate system (${system.name}) is probably not the right one.`,
  );
}

/** The same geometry with every position changed. */
export function mapPositions(geometry: PlainGeometry, change: (position: Position) => Position): PlainGeometry {
  const walk = (value: unknown): unknown =>
    typeof (value as unknown[])[0] === 'number' ? change(value as Position) : (value as unknown[]).map(walk);
  return { type: geometry.type, coordinates: walk(geometry.coordinates) } as PlainGeometry;
}

/**
 * Brings every feature into EPSG:2260. Refuses a position outside the county's surroundings: the coordinate system is wrong then.
 * Throws the signal's reason when aborted.
 */
export async function placeFeatures(
  features: TidyFeature[],
  system: CoordinateSystem,
  watch: Watch = {},
): Promise<{ features: PlacedFeature[]; extent: Extent }> {
  const extent: Extent = [Infinity, Infinity, -Infinity, -Infinity];
  const placed: PlacedFeature[] = [];
  let sinceTurn = 0;
  for (const { row, attributes, geometry } of features) {
    const plane = mapPositions(geometry, (position) => {
      const degrees = system.toLonLat(position);
      if (!isInSurroundings(degrees)) refusePlace(degrees, row, system);
      extent[0] = Math.min(extent[0], degrees[0]);
      extent[1] = Math.min(extent[1], degrees[1]);
      extent[2] = Math.max(extent[2], degrees[0]);
      extent[3] = Math.max(extent[3], degrees[1]);
      sinceTurn += 1;
      return system.toPlane(position);
    });
    placed.push({ row, attributes: cleanValue(attributes) as Record<string, unknown>, geometry: plane });
    if (sinceTurn < VERTICES_PER_TURN) continue;
    sinceTurn = 0;
    watch.onProgress?.(placed.length, features.length);
    await setImmediate();
    watch.signal?.throwIfAborted();
  }
  return { features: placed, extent };
}
