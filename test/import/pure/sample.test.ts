import { existsSync, readdirSync, readFileSync } from 'node:fs';
import {
  booleanPointInPolygon,
  coordEach,
  difference,
  featureCollection,
  intersect,
  kinks,
  rewind,
  union,
} from '@turf/turf';
import type { Feature, LineString, MultiPolygon, Point, Polygon } from 'geojson';
import proj4 from 'proj4';
import { describe, expect, test } from 'vitest';
import coordinateSystems from '../../../data/coordinate-systems.json' with { type: 'json' };
import { drawSample } from '../../../data/sample/drawing/sample.ts';
import manifest from '../../../data/sample/manifest.json' with { type: 'json' };
import { LAYER_ROLES } from '../../../server/domain/layer.ts';

type Area = Feature<Polygon | MultiPolygon>;

const folder = new URL('../../../data/sample/', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, folder), 'utf8');
const featuresOf = (file: string): Feature[] => JSON.parse(read(file)).features;
const { forward } = proj4(coordinateSystems['EPSG:2260'].proj4);

/** The same feature in EPSG:2260 feet, so that plane geometry gives feet. */
function inFeet<F extends Feature>(feature: F): F {
  const copy = structuredClone(feature);
  coordEach(copy, (position) => {
    [position[0], position[1]] = forward([position[0]!, position[1]!]) as [number, number];
  });
  return copy;
}

const ringsOf = ({ geometry }: Area) =>
  geometry.type === 'Polygon' ? geometry.coordinates : geometry.coordinates.flat();

const ringArea = (ring: number[][]) =>
  ring.slice(1).reduce((sum, [x, y], index) => sum + (ring[index]![0]! * y! - x! * ring[index]![1]!) / 2, 0);

/** Square feet of an area in feet; holes run the other way and count against it. */
const areaOf = (feature: Area | null) =>
  feature === null ? 0 : ringsOf(rewind(feature) as Area).reduce((sum, ring) => sum + ringArea(ring), 0);

/** Feet from a place to a straight piece of an edge. */
function distanceToSegment([x, y]: number[], [startX, startY]: number[], [endX, endY]: number[]): number {
  const [dx, dy] = [endX! - startX!, endY! - startY!];
  const share = ((x! - startX!) * dx + (y! - startY!) * dy) / (dx * dx + dy * dy);
  const within = Math.min(1, Math.max(0, share));
  return Math.hypot(startX! + within * dx - x!, startY! + within * dy - y!);
}

/** Feet from a place to the nearest edge of an area. */
const distanceToEdge = (place: Feature<Point>, area: Area) =>
  Math.min(
    ...ringsOf(area).flatMap((ring) =>
      ring.slice(1).map((end, index) => distanceToSegment(place.geometry.coordinates, ring[index]!, end)),
    ),
  );

const isArea = (feature: Feature): feature is Area => feature.geometry.type.endsWith('Polygon');
const files = manifest.layers.map(({ file }) => file);
const zones = (featuresOf('zones.geojson') as Area[]).map(inFeet) as [Area, Area, Area];
const wells = (featuresOf('wells.geojson') as Feature<Point>[]).map(inFeet);
const watercourses = featuresOf('watercourses.geojson').map(inFeet);

describe('the sample', () => {
  test('is what its script draws, file by file, and nothing else lies there', () => {
    const drawn = drawSample();
    for (const [file, text] of Object.entries(drawn)) expect(read(file), file).toBe(text);
    expect(
      readdirSync(folder)
        .filter((file) => file.endsWith('.geojson'))
        .sort(),
    ).toEqual(Object.keys(drawn).sort());
    expect(Object.keys(drawn).sort()).toEqual([...files].sort());
  });

  test('has a layer of every role, all marked illustrative and not the official map', () => {
    expect(new Set(manifest.layers.map(({ role }) => role))).toEqual(new Set(LAYER_ROLES));
    for (const layer of manifest.layers) {
      expect(existsSync(new URL(layer.file, folder)), layer.file).toBe(true);
      expect(layer.illustrative, layer.file).toBe(true);
      expect(layer.attribution).toContain('not the official map');
      expect(layer.accuracyFt).toBeGreaterThan(0);
    }
  });

  test.each(manifest.layers)('$file has every attribute its mapping names', ({ file, mapping }) => {
    for (const feature of featuresOf(file))
      for (const attribute of Object.values(mapping)) expect(feature.properties).toHaveProperty(attribute as string);
  });

  test.each(files)('%s has no line that crosses itself, and rings that run the right way', (file) => {
    for (const feature of featuresOf(file)) {
      if (feature.geometry.type === 'Point') continue;
      expect(kinks(feature as Feature<LineString | Polygon>).features, JSON.stringify(feature.properties)).toEqual([]);
      if (isArea(feature)) expect(rewind(feature)).toEqual(feature);
    }
  });
});

describe("the sample's zones", () => {
  const whole = union(featureCollection(zones))!;

  test('do not overlap', () => {
    for (const [one, other] of [
      [0, 1],
      [0, 2],
      [1, 2],
    ] as const)
      expect(areaOf(intersect(featureCollection([zones[one], zones[other]])))).toBeLessThan(1);
  });

  test('leave no gap: together they are one area without a hole, as large as the three', () => {
    expect(ringsOf(whole as Area)).toHaveLength(1);
    expect(areaOf(whole)).toBeCloseTo(
      zones.reduce((sum, zone) => sum + areaOf(zone), 0),
      -1,
    );
  });

  test('keep every well at least 200 ft inside Zone 1', () => {
    expect(wells).toHaveLength(3);
    for (const well of wells) {
      expect(booleanPointInPolygon(well, zones[0])).toBe(true);
      expect(distanceToEdge(well, zones[0])).toBeGreaterThanOrEqual(200);
    }
  });

  test('have the river in the aquifer', () => {
    const river = watercourses.find(({ properties }) => properties?.KIND === 'river') as Area;
    const aquifer = union(featureCollection([zones[0], zones[1]]))!;
    expect(areaOf(difference(featureCollection([river, aquifer])) as Area | null)).toBeLessThan(areaOf(river) / 1000);
  });

  test('have a brook in Zone 3 with 500 ft and more of its way over 700 ft from Zones 1 and 2', () => {
    const brooks = watercourses.filter(({ properties }) => properties?.KIND === 'brook') as Feature<LineString>[];
    const far = brooks.filter(({ geometry }) => {
      const away = geometry.coordinates.filter((at) => isFarInZone3({ type: 'Point', coordinates: at }));
      return away.length * 30 >= 500;
    });
    expect(far.length).toBeGreaterThan(0);
  });
});

/** Clear of the aquifer, so that only a watercourse can be too near. */
function isFarInZone3(geometry: Point): boolean {
  const place: Feature<Point> = { type: 'Feature', properties: {}, geometry };
  return (
    booleanPointInPolygon(place, zones[2]) &&
    distanceToEdge(place, zones[0]) > 700 &&
    distanceToEdge(place, zones[1]) > 700
  );
}
