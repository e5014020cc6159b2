import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  formatDegreesMinutesSeconds,
  formatLatLon,
  formatStatePlane,
  parseCoordinateList,
  parseCoordinates,
} from '../../client/map/coordinates.ts';
import { toLonLat, toPlane } from '../../client/map/projection.ts';

const DAM = { lon: -73.8575, lat: 41.2274, easting: 668_848.415, northing: 872_695.912 };

test('the foot of New Croton Dam is where the published State Plane figures put it', () => {
  const [easting, northing] = toPlane([DAM.lon, DAM.lat]);
  expect(Math.abs(easting - DAM.easting)).toBeLessThan(0.001);
  expect(Math.abs(northing - DAM.northing)).toBeLessThan(0.001);
});

const SPELLINGS: [what: string, typed: string][] = [
  ['decimal degrees with a comma', '41.2274, -73.8575'],
  ['decimal degrees with a space', '41.2274 -73.8575'],
  ['decimal degrees with a semicolon', '41.2274; -73.8575'],
  ['a typographic minus', '41.2274, −73.8575'],
  ['letters behind', '41.2274N 73.8575W'],
  ['letters behind, longitude first', '73.8575 W, 41.2274 N'],
  ['letters before', 'N41.2274 W73.8575'],
  ['lower-case letters', '41.2274n, 73.8575w'],
  ['labels', 'lat 41.2274, lon -73.8575'],
  ['labels with colons, longitude first', 'Longitude: -73.8575 Latitude: 41.2274'],
  ['labels and letters', 'lat 41.2274 N, lon 73.8575 W'],
  ['words', '41.2274 north, 73.8575 west'],
  ['degree signs', '41.2274° N 73.8575° W'],
  ['degrees, minutes, seconds with signs', `41°13'38.64"N 73°51'27"W`],
  ['typographic primes', '41°13′38.64″ N, 73°51′27″ W'],
  ['curly quotes and two single quotes', "41º13’38.64'' N 73º51’27” W"],
  ['letters before degrees, minutes, seconds', `N 41°13'38.64" W 73°51'27"`],
  ['spaces between', '41 13 38.64 N 73 51 27 W'],
  ['spaces between, signed', '41 13 38.64 -73 51 27'],
  ['spaces between, with a comma', '41 13 38.64, -73 51 27'],
  ['colons between', '41:13:38.64N 73:51:27W'],
  ['d, m and s', '41d13m38.64s N 73d51m27s W'],
  ['deg, min and sec', '41 deg 13 min 38.64 sec N, 73 deg 51 min 27 sec W'],
  ['decimal minutes', `41°13.644'N 73°51.45'W`],
  ['decimal minutes, bare', '41 13.644, -73 51.45'],
];

test.each(SPELLINGS)('reads the dam as latitude and longitude typed with %s', (_what, typed) => {
  const parsed = parseCoordinates(typed);
  expect(parsed).toMatchObject({ ok: true, system: 'lat-lon' });
  if (!parsed.ok) return;
  expect(parsed.lat).toBeCloseTo(DAM.lat, 9);
  expect(parsed.lon).toBeCloseTo(DAM.lon, 9);
});

const PLANE_SPELLINGS: [what: string, typed: string][] = [
  ['easting first, bare', '668848.415, 872695.912'],
  ['a space', '668848.415 872695.912'],
  ['letters behind', '668848.415 E, 872695.912 N'],
  ['letters before', 'E668848.415 N872695.912'],
  ['northing first, by its letter', 'N 872695.912, E 668848.415'],
  ['words and feet', 'Easting 668848.415 ft, Northing 872695.912 ft'],
  ['US survey feet', '668848.415 US survey feet, 872695.912 US survey feet'],
  ['thousands', '668,848.415 872,695.912'],
  ['thousands, letters and feet', 'E 668,848.415 ft, N 872,695.912 ft'],
];

test.each(PLANE_SPELLINGS)('reads the dam as State Plane feet typed with %s', (_what, typed) => {
  const parsed = parseCoordinates(typed);
  expect(parsed).toMatchObject({ ok: true, system: 'state-plane' });
  if (!parsed.ok) return;
  const [easting, northing] = toPlane([parsed.lon, parsed.lat]);
  expect(easting).toBeCloseTo(DAM.easting, 4);
  expect(northing).toBeCloseTo(DAM.northing, 4);
});

const REFUSALS: [what: string, typed: string, sentence: RegExp][] = [
  ['nothing', '  ', /Type two coordinates/],
  ['one number', '41.2274', /Type two coordinates/],
  ['three numbers', '41.2274 -73.8575 12', /Type two coordinates|not an angle/],
  ['words', 'the dam', /Type two coordinates|not an angle/],
  ['an unsigned western longitude', '41.2274, 73.8575', /east of Greenwich.*-73.8575, or 73.8575 W/],
  ['an unsigned western longitude in degrees, minutes, seconds', '41 13 38.64, 73 51 27', /east of Greenwich/],
  ['an eastern letter', '41.2274 N 73.8575 E', /east of Greenwich/],
  ['longitude first', '-73.8575, 41.2274', /swapped: type 41.2274, -73.8575/],
  ['longitude first, unsigned', '73.8575, 41.2274', /swapped: type 41.2274, -73.8575/],
  ['sign and letter', '41.2274 N, -73.8575 W', /both a sign and a letter/],
  ['two latitudes', '41.2274 N, 73.8575 N', /other a longitude/],
  ['a southern latitude', '41.2274 S, 73.8575 W', /outside Westchester/],
  ['sixty minutes', '41 60 0 N, 73 51 27 W', /60 minutes: they go up to 59/],
  ['sixty seconds', '41 13 60 N, 73 51 27 W', /60 seconds: they go up to 59/],
  ['minutes after decimal degrees', '41.5 13 N, 73 51 W', /minutes after decimal degrees/],
  ['seconds after decimal minutes', '41 13.5 10 N, 73 51 27 W', /seconds after decimal minutes/],
  ['decimal commas', '41,2274 N, 73,8575 W', /with a point, not a comma/],
  ['a latitude over 90', '141.2274, -73.8575', /up to 90/],
  ['a longitude over 180', '41.2274, -273.8575', /up to 180/],
  ['another county', '42.65, -73.75', /outside Westchester/],
  ['not a number', 'NaN, NaN', /Type two coordinates|not an angle/],
  ['an exponent', '4.12274e1, -73.8575', /Type two coordinates|not an angle/],
  ['swapped State Plane', '872695.912, 668848.415', /look swapped: type 668848.415, 872695.912/],
  ['State Plane of another place', '100000, 100000', /outside Westchester/],
  ['State Plane metres', '203865.4, 265998.2', /outside Westchester/],
  ['State Plane with a latitude letter only', '668848.415 W, 872695.912 N', /easting \(E\) and a northing \(N\)/],
];

test.each(REFUSALS)('refuses %s with a sentence', (_what, typed, sentence) => {
  const parsed = parseCoordinates(typed);
  expect(parsed.ok ? `read as ${parsed.lat}, ${parsed.lon}` : parsed.problem).toMatch(sentence);
});

describe('what is formatted is read back', () => {
  const lon = fc.double({ min: -74.59, max: -73.21, noNaN: true });
  const lat = fc.double({ min: 40.61, max: 41.89, noNaN: true });
  const FORMATS: [string, (lon: number, lat: number) => string, number][] = [
    ['decimal degrees', formatLatLon, 6e-8],
    ['degrees, minutes, seconds', formatDegreesMinutesSeconds, 1.5e-7],
    ['State Plane feet', formatStatePlane, 3e-8],
  ];
  test.each(FORMATS)('as %s', (_name, format, tolerance) => {
    fc.assert(
      fc.property(lon, lat, (x, y) => {
        const parsed = parseCoordinates(format(x, y));
        return parsed.ok && Math.abs(parsed.lon - x) <= tolerance && Math.abs(parsed.lat - y) <= tolerance;
      }),
    );
  });

  test('to the plane and back within a billionth of a degree', () => {
    fc.assert(
      fc.property(lon, lat, (x, y) => {
        const back = toLonLat(toPlane([x, y]));
        return Math.abs(back[0] - x) < 1e-9 && Math.abs(back[1] - y) < 1e-9;
      }),
    );
  });
});

test('seconds that round up to sixty carry into the minutes', () => {
  expect(formatDegreesMinutesSeconds(-73.99999999, 41.19999999)).toBe(`41°12'00.000"N 74°00'00.000"W`);
});

test('a list of positions is read line by line', () => {
  expect(parseCoordinateList('41.2, -73.8\n\n41.3 N 73.9 W\n')).toEqual({
    ok: true,
    positions: [
      [-73.8, 41.2],
      [-73.9, 41.3],
    ],
  });
});

test('a list names the line that is wrong', () => {
  expect(parseCoordinateList('41.2, -73.8\n41.3, 73.9')).toMatchObject({
    ok: false,
    problem: expect.stringMatching(/^Line 2: /),
  });
});

test('an empty list asks for positions', () => {
  expect(parseCoordinateList('\n')).toMatchObject({ ok: false });
});
