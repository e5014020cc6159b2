import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { open } from 'shapefile';
import { describe, expect, it } from 'vitest';
import { readShapefileParts } from '../../../server/import/shapefile/read-shapefile.ts';
import { isShapefilePart, pairParts } from '../../../server/import/shapefile/shapefile-parts.ts';
import type { PlainGeometry } from '../../../server/import/source-layer.ts';
import { unpackZip } from '../../../server/import/zip-entries.ts';
import { sharedData } from '../../fixtures/shared-data.ts';

const zipsIn = (folder: string) =>
  sharedData === undefined
    ? []
    : readdirSync(join(sharedData, folder))
        .filter((name) => name.endsWith('.zip'))
        .map((name) => `${folder}/${name}`);

/** Rings in any order and turned either way are the same area. */
function comparable(geometry: PlainGeometry | null): unknown {
  if (geometry === null || !geometry.type.endsWith('Polygon')) return geometry;
  const polygons = (geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates) as number[][][][];
  return polygons
    .map((rings) =>
      rings
        .map((ring) =>
          ring
            .map((position) => position.join(' '))
            .sort()
            .join(),
        )
        .sort(),
    )
    .sort();
}

describe.skipIf(!sharedData)('the shapefile package, a second reader,', () => {
  it.each([...zipsIn('croton'), ...zipsIn('zones')])('reads the same from %s', async (path) => {
    const { entries } = await unpackZip(readFileSync(join(sharedData!, path)), isShapefilePart);
    const [parts] = pairParts(entries);
    const ours = readShapefileParts(parts!, {}).features;
    const source = await open(parts!.shp, parts!.dbf, { encoding: 'utf-8' });
    for (const { geometry, attributes } of ours) {
      const { done, value } = await source.read();
      expect(done).toBe(false);
      expect(comparable(geometry)).toEqual(comparable(value.geometry as PlainGeometry));
      const theirs = Object.entries(value.properties ?? {}).map(([key, text]) => [key, text === '' ? null : text]);
      expect(attributes).toEqual(Object.fromEntries(theirs));
    }
    expect((await source.read()).done).toBe(true);
  });
});
