import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Check, EMPTY_CHECK, type FootprintGeometry } from '../../client/screens/site-check/check.ts';
import { LONGEST_CODE, readCheck, writeCheck } from '../../client/screens/site-check/check-url.ts';
import { decodeGeometry, encodeGeometry, snapToGrid } from '../../client/screens/site-check/geometry-code.ts';

const position = fc.tuple(
  fc.double({ min: -180, max: 180, noNaN: true }),
  fc.double({ min: -90, max: 90, noNaN: true }),
);
const path = fc.array(position, { minLength: 1, maxLength: 8 });
const paths = fc.array(path, { minLength: 1, maxLength: 3 });
const geometry = fc.oneof(
  position.map((coordinates) => ({ type: 'Point', coordinates })),
  path.map((coordinates) => ({ type: 'MultiPoint', coordinates })),
  path.map((coordinates) => ({ type: 'LineString', coordinates })),
  paths.map((coordinates) => ({ type: 'MultiLineString', coordinates })),
  paths.map((coordinates) => ({ type: 'Polygon', coordinates })),
  fc.array(paths, { minLength: 1, maxLength: 3 }).map((coordinates) => ({ type: 'MultiPolygon', coordinates })),
) as fc.Arbitrary<FootprintGeometry>;

const flatten = (value: unknown): number[] =>
  typeof value === 'number' ? [value] : (value as unknown[]).flatMap(flatten);

const reopen = (check: Check) => readCheck(new URLSearchParams(writeCheck(check).toString()), null);

describe('the footprint in a link', () => {
  it('comes back within 1e-9 degree, whatever it is', () => {
    fc.assert(
      fc.property(geometry, (footprint) => {
        const back = decodeGeometry(encodeGeometry(footprint));
        expect(back?.type).toBe(footprint.type);
        const [before, after] = [flatten(footprint.coordinates), flatten(back?.coordinates)];
        expect(after.length).toBe(before.length);
        for (const [index, degrees] of before.entries()) expect(Math.abs(after[index]! - degrees)).toBeLessThan(1e-9);
      }),
    );
  });

  it('is exactly what is judged: the grid of the link and that of the check are the same', () => {
    fc.assert(
      fc.property(geometry, (footprint) => {
        const judged = snapToGrid(footprint);
        expect(JSON.stringify(decodeGeometry(encodeGeometry(judged)))).toBe(JSON.stringify(judged));
      }),
    );
  });

  it('needs no escaping in an address', () => {
    fc.assert(fc.property(geometry, (footprint) => /^[\w.*-]+$/.test(encodeGeometry(footprint))));
  });

  it.each(['', 'x', 'p', 'pA', 'p!!', 'lABC', 'g..'])('that is damaged ("%s") is no footprint', (code) => {
    expect(decodeGeometry(code)).toBeUndefined();
  });
});

const SALT: Check = {
  activity: 'chloride-salt-storage',
  footprint: { type: 'Point', coordinates: [-73.870000001, 41.215] },
  facts: {
    weatherproofBuilding: false,
    watertightVessel: true,
    persons: 4.5,
    installedOn: '1990-02-28',
    lastTestedOn: null,
  },
  method: 'gps',
  accuracyFt: 3.5,
  asOf: '2025-06-30',
};

describe('the check in the address', () => {
  it('comes back whole', () => {
    expect(reopen(SALT)).toEqual({ check: SALT, problems: [] });
  });

  it('of nothing is an empty address', () => {
    expect(writeCheck(EMPTY_CHECK).toString()).toBe('');
    expect(reopen(EMPTY_CHECK)).toEqual({ check: EMPTY_CHECK, problems: [] });
  });

  it('keeps a text apart from the number, yes or "never" it looks like', () => {
    const facts = { a: '5', b: 5, c: 'true', d: true, e: 'null', f: null, g: 'bare-steel', h: '' };
    expect(reopen({ ...SALT, facts }).check.facts).toEqual(facts);
  });

  it('says that a damaged footprint must be placed again', () => {
    const { check, problems } = readCheck(new URLSearchParams('activity=cemetery&at=g123'), null);
    expect(check.footprint).toBeNull();
    expect(problems.join()).toMatch(/cannot be read.*Place it again/);
  });

  it.each([
    ['an accuracy that is no number', 'accuracy=wide', /"wide", is not a number of feet/],
    ['an accuracy below nothing', 'accuracy=-1', /is not a number of feet/],
    ['a placement method that does not exist', 'placed=guess', /"guess", is not known; "drawn" is used/],
  ])('says so of %s', (_, address, sentence) => {
    const { check, problems } = readCheck(new URLSearchParams(address), null);
    expect(check).toEqual(EMPTY_CHECK);
    expect(problems.join()).toMatch(sentence);
  });

  it('leaves out a footprint too long for a link, which only the history of this browser then holds', () => {
    const coordinates = Array.from({ length: 3_000 }, (_, index) => [-73.9 + (index % 7) * 0.001, 41.2 + index * 1e-5]);
    const long = snapToGrid({ type: 'LineString', coordinates });
    const params = writeCheck({ ...SALT, footprint: long });
    expect(params.toString().length).toBeLessThan(LONGEST_CODE);
    expect(readCheck(params, long)).toEqual({ check: { ...SALT, footprint: long }, problems: [] });
    expect(readCheck(params, null).check.footprint).toBeNull();
    expect(readCheck(params, null).problems.join()).toMatch(/could not hold its footprint/);
  });
});
