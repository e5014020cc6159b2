import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FeatureCollection } from 'geojson';
import { describe, expect, test } from 'vitest';
import type { LoadedFeature } from '../../client/map/loaded-feature.ts';
import { measurePreview, zoneAt } from '../../client/map/measure-preview.ts';
import { planarShape } from '../../client/map/planar-shape.ts';
import { readLonLat, writePlane } from '../../client/map/plane-geometry.ts';
import { toPlane } from '../../client/map/projection.ts';
import { sharedData } from '../fixtures/shared-data.ts';

/** The published coordinates of the layers have seven decimals: 0.04 ft. */
const TOLERANCE_FT = 0.05;

function load(file: string, role: LoadedFeature['role'], kinds?: string[]): LoadedFeature[] {
  const collection = JSON.parse(readFileSync(join(sharedData!, file), 'utf8')) as FeatureCollection;
  return collection.features
    .filter(({ properties }) => !kinds || kinds.includes(properties?.KIND))
    .map(({ geometry, properties }) => ({
      role,
      name: properties?.NAME ?? null,
      zone: role === 'zones' ? properties?.ZONE : null,
      reachFt: 0,
      shape: planarShape(writePlane(readLonLat(geometry))),
    }));
}

function facilities(): Record<string, string>[] {
  const [head = '', ...lines] = readFileSync(join(sharedData!, 'facilities.csv'), 'utf8').trim().split(/\r?\n/);
  const names = head.split(',');
  return lines.map((line) => Object.fromEntries(line.split(',').map((value, index) => [names[index], value])));
}

describe.skipIf(!sharedData)(
  'the preview of 200 facilities on the real layers (skipped without ../shared/data)',
  () => {
    test.each(['zones/zones_illustrative.geojson', 'zones/zones_overlapping_illustrative.geojson'])(
      'agrees with their known zones and distances, zones from %s',
      (zonesFile) => {
        const water = [
          ...load('croton/watercourses.geojson', 'watercourses'),
          ...load('croton/water_areas.geojson', 'watercourses', ['river', 'bay', 'pond']),
        ];
        const zones = load(zonesFile, 'zones');
        const rows = facilities();
        expect(rows).toHaveLength(200);
        const wrong = rows.filter((row) => {
          const position = toPlane([Number(row.lon), Number(row.lat)]);
          const lines = measurePreview(planarShape({ type: 'Point', coordinates: position }), [...water, ...zones]);
          const isAt = (to: string, distance: string | undefined) =>
            Math.abs(lines.find((line) => line.to === to)!.distanceFt - Number(distance)) <= TOLERANCE_FT;
          return !(
            (zoneAt(position, zones) ?? 'outside').toString() === row.zone &&
            isAt('watercourse', row.distance_to_watercourse_ft) &&
            isAt('zone-2', row.distance_to_zone2_nested_ft)
          );
        });
        expect(wrong.map(({ id }) => id)).toEqual([]);
      },
    );
  },
);
