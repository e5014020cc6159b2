import { describe, expect, it } from 'vitest';
import { liesInSurroundings, MAX_VERTICES, parseFootprint } from '../../server/domain/measurement/footprint.ts';

const CROTON = [-73.87, 41.21];
const ring = [CROTON, [-73.869, 41.21], [-73.869, 41.211], CROTON];
const manyVertices = Array.from({ length: MAX_VERTICES + 1 }, (_, index) => [-73.9 + index * 1e-6, 41.2]);

const REFUSED: [string, unknown, string, RegExp][] = [
  ['nothing', undefined, '', /must be a GeoJSON object/],
  ['a list', [], '', /must be a GeoJSON object/],
  ['a feature', { type: 'Feature', geometry: {} }, '/type', /Send the geometry itself/],
  ['a collection', { type: 'GeometryCollection', geometries: [] }, '/type', /GeometryCollection is not accepted/],
  ['a type GeoJSON does not have', { type: 'Circle', coordinates: CROTON }, '/type', /type/],
  ['a type every object has', { type: 'constructor', coordinates: CROTON }, '/type', /type/],
  ['a point without coordinates', { type: 'Point' }, '/coordinates', /array/],
  ['an empty line', { type: 'LineString', coordinates: [] }, '/coordinates', /empty/],
  ['an empty part', { type: 'MultiPolygon', coordinates: [[]] }, '/coordinates/0', /empty/],
  [
    'a line of one place',
    { type: 'LineString', coordinates: [CROTON, CROTON] },
    '/coordinates',
    /2 different positions/,
  ],
  [
    'an unclosed ring',
    { type: 'Polygon', coordinates: [ring.slice(0, 3).concat([[-73.86, 41.2]])] },
    '/coordinates/0',
    /closed/,
  ],
  [
    'a ring of two places',
    { type: 'Polygon', coordinates: [[CROTON, [-73.8, 41.2], CROTON, CROTON]] },
    '/coordinates/0',
    /3 different/,
  ],
  ['a longitude that is no number', { type: 'Point', coordinates: [Number.NaN, 41.2] }, '/coordinates', /finite/],
  ['a latitude that is text', { type: 'Point', coordinates: [-73.8, '41.2'] }, '/coordinates', /finite/],
  ['an infinite longitude', { type: 'Point', coordinates: [Number.POSITIVE_INFINITY, 41.2] }, '/coordinates', /finite/],
  ['a latitude over 90', { type: 'Point', coordinates: [-73.8, 91] }, '/coordinates', /between -90 and 90/],
  ['a longitude over 180', { type: 'Point', coordinates: [181, 41.2] }, '/coordinates', /between -180 and 180/],
  ['latitude before longitude', { type: 'Point', coordinates: [41.21, -73.87] }, '/coordinates', /swapped/],
  [
    'a swapped vertex of a ring',
    { type: 'Polygon', coordinates: [[...ring.slice(0, 2), [41.21, -73.87], CROTON]] },
    '/coordinates/0/2',
    /swapped/,
  ],
  ['too many vertices', { type: 'LineString', coordinates: manyVertices }, '/coordinates', /at most 10000/],
  [
    'coordinates of another system',
    { type: 'Point', coordinates: CROTON, crs: { type: 'name' } },
    '/crs',
    /longitude and latitude/,
  ],
  ['nesting that is too shallow', { type: 'Polygon', coordinates: ring }, '/coordinates/0/0', /nested|array/],
];

describe('a footprint', () => {
  it.each(REFUSED)('is refused with where and why: %s', (_name, value, pointer, sentence) => {
    const parsed = parseFootprint(value);
    expect(parsed).toMatchObject({ ok: false, pointer });
    expect(!parsed.ok && parsed.reason).toMatch(sentence);
  });

  it('loses its heights', () => {
    expect(parseFootprint({ type: 'Point', coordinates: [-73.87, 41.21, 30] })).toEqual({
      ok: true,
      value: { type: 'Point', coordinates: [-73.87, 41.21] },
    });
  });

  it.each([
    ['Point', CROTON, true],
    ['Point', [2.35, 48.85], false],
    ['LineString', [CROTON, [-72, 41.2]], false],
    ['MultiPolygon', [[ring]], true],
  ])('knows whether it lies in the county’s surroundings: %s %j', (type, coordinates, expected) => {
    const parsed = parseFootprint({ type, coordinates });
    expect(parsed.ok && liesInSurroundings(parsed.value)).toBe(expected);
  });
});
