import { describe, expect, it } from 'vitest';
import { toPlane } from '../../client/map/projection.ts';
import { type TypedFields, typedFootprint } from '../../client/screens/site-check/placement/typed-footprint.ts';

const typed = (fields: Partial<TypedFields>) =>
  typedFootprint({ shape: 'point', position: '', positions: '', widthFt: '', heightFt: '', ...fields });

describe('a footprint typed as coordinates', () => {
  it.each([
    ['decimal degrees', '41.2108, -73.8693'],
    ['degrees, minutes and seconds', `41°12'38.88"N 73°52'09.48"W`],
  ])('is a point given in %s', (_, position) => {
    const result = typed({ position });
    expect(result.ok && result.footprint.type).toBe('Point');
    const [lon, lat] = result.ok ? (result.footprint.coordinates as number[]) : [];
    expect(lon).toBeCloseTo(-73.8693, 9);
    expect(lat).toBeCloseTo(41.2108, 9);
  });

  it('is a point given in State Plane feet', () => {
    const result = typed({ position: 'E 668848.415, N 872695.912' });
    const [lon, lat] = result.ok ? (result.footprint.coordinates as number[]) : [];
    expect(lon).toBeCloseTo(-73.8575, 7);
    expect(lat).toBeCloseTo(41.2274, 7);
  });

  it('is a line with a position on each line', () => {
    expect(typed({ shape: 'line', positions: '41.21, -73.87\n41.22, -73.87\n' })).toEqual({
      ok: true,
      footprint: {
        type: 'LineString',
        coordinates: [
          [-73.87, 41.21],
          [-73.87, 41.22],
        ],
      },
    });
  });

  it.each([
    ['open', '41.21, -73.87\n41.22, -73.87\n41.22, -73.86'],
    ['closed', '41.21, -73.87\n41.22, -73.87\n41.22, -73.86\n41.21, -73.87'],
  ])('is a polygon, which is closed where it was typed %s', (_, positions) => {
    const result = typed({ shape: 'polygon', positions });
    const ring = result.ok ? (result.footprint.coordinates as number[][][])[0] : undefined;
    expect(ring?.length).toBe(4);
    expect(ring?.at(-1)).toEqual(ring?.[0]);
  });

  it('is a rectangle of the size given, in feet of EPSG:2260', () => {
    const result = typed({ shape: 'rectangle', position: '41.2108, -73.8693', widthFt: '120', heightFt: '80.5 ft' });
    const ring = result.ok ? (result.footprint.coordinates as number[][][])[0]! : [];
    const [southWest, southEast, northEast] = ring.map((corner) => toPlane(corner));
    expect(southEast![0] - southWest![0]).toBeCloseTo(120, 4);
    expect(northEast![1] - southEast![1]).toBeCloseTo(80.5, 4);
  });

  it.each([
    ['nothing typed', { position: ' ' }, 'position', /Type two coordinates/],
    ['one position for a line', { shape: 'line', positions: '41.21, -73.87' }, 'positions', /at least 2 different/],
    [
      'a polygon that goes back and forth',
      { shape: 'polygon', positions: '41.21, -73.87\n41.22, -73.87\n41.21, -73.87' },
      'positions',
      /at least 3 different/,
    ],
    ['a bad second line', { shape: 'line', positions: '41.21, -73.87\nhere' }, 'positions', /^Line 2: /],
    ['no width', { shape: 'rectangle', position: '41.2108, -73.8693', heightFt: '80' }, 'widthFt', /size in feet/],
    [
      'a height below nothing',
      { shape: 'rectangle', position: '41.2108, -73.8693', widthFt: '80', heightFt: '-3' },
      'heightFt',
      /size in feet/,
    ],
  ] as const)('is refused with a sentence for its field: %s', (_, fields, field, sentence) => {
    const result = typed(fields);
    expect(result).toMatchObject({ ok: false, field });
    expect(result.ok ? '' : result.problem).toMatch(sentence);
  });
});
