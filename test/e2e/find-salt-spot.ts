import { readFileSync } from 'node:fs';
import proj4 from 'proj4';
import type { Evaluation } from '../../server/http/contract/evaluation.ts';
import type { LayerFeatures, Layers } from '../../server/http/contract/layers.ts';
import { postJson } from '../fixtures/server.ts';

type Plane = [number, number];

const plane = proj4(JSON.parse(readFileSync('data/coordinate-systems.json', 'utf8'))['EPSG:2260'].proj4);

export interface Spot {
  lon: number;
  lat: number;
  easting: number;
  northing: number;
  brook: string;
  /** The server's own figure. */
  distanceFt: number;
}

async function fetchBrooks(url: string): Promise<LayerFeatures['features']> {
  const { roles } = (await (await fetch(`${url}/api/layers`)).json()) as Layers;
  const version = roles.find(({ role }) => role === 'watercourses')!.layers[0]!.versions[0]!;
  const answer = await fetch(`${url}/api/layers/versions/${version.id}/features`);
  return ((await answer.json()) as LayerFeatures).features.filter(({ geometry }) => geometry.type === 'LineString');
}

/** Spots `away` ft to both sides of the middle of each segment, in ft of EPSG:2260. */
function spotsBeside(path: Plane[], away: number): Plane[] {
  return path.slice(1).flatMap((to, index) => {
    const from = path[index]!;
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const length = Math.hypot(dx, dy);
    const middle: Plane = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
    return [1, -1].map(
      (side): Plane => [middle[0] - (side * away * dy) / length, middle[1] + (side * away * dx) / length],
    );
  });
}

async function evaluate(url: string, [easting, northing]: Plane): Promise<Evaluation> {
  const question = {
    activity: 'chloride-salt-storage',
    geometry: { type: 'Point', coordinates: plane.inverse([easting, northing]) },
    facts: {},
    placement: { method: 'drawn' },
  };
  return (await postJson(`${url}/api/evaluations`, question)).body;
}

/** A place in Zone 3 of the sample, some 120 ft from the bank of a brook and further from everything else that is judged. */
export async function findSaltSpot(url: string): Promise<Spot> {
  for (const { geometry, properties } of await fetchBrooks(url)) {
    const path = (geometry.coordinates as Plane[]).map((position) => plane.forward(position) as Plane);
    for (const spot of spotsBeside(path, 120 + (properties.widthFt ?? 6) / 2)) {
      const { zone, measurements } = await evaluate(url, spot);
      const [nearest] = measurements.filter(({ to }) => to === 'watercourse');
      const toZone2 = measurements.find(({ to }) => to === 'zone-2')?.distanceFt ?? 0;
      const isApt = zone.status === 'determined' && zone.governing === 3 && toZone2 > 600;
      if (!isApt || !nearest?.feature.name || Math.abs(nearest.distanceFt - 120) > 1) continue;
      const [lon, lat] = plane.inverse(spot) as Plane;
      return {
        lon,
        lat,
        easting: spot[0],
        northing: spot[1],
        brook: nearest.feature.name,
        distanceFt: nearest.distanceFt,
      };
    }
  }
  throw new Error('The sample has no such place.');
}
