import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkFacts } from '../../server/domain/ordinance/check-facts.ts';
import { readOrdinance } from '../../server/files/read-ordinance.ts';

const ordinance = await readOrdinance(join(import.meta.dirname, '../../data/ordinance'));

const ACCEPTED: [string, string, Record<string, unknown>][] = [
  ['no facts at all', 'on-site-disposal', {}],
  [
    'facts of Zone 2 asked in Zone 3 too',
    'pesticide-herbicide',
    { groundwaterAssessmentMade: true, containerDisposalPermitted: false },
  ],
  ['a whole number, a fraction and a yes/no', 'on-site-disposal', { persons: 4, flowGpd: 333.3, singleFamily: false }],
  ['nothing at all of a number', 'junkyard', { vehicles: 0 }],
  ['a leap day', 'underground-storage', { installedOn: '2024-02-29' }],
  ['null for a date that never was', 'underground-storage', { installedOn: null, lastTestedOn: null }],
  ['a choice', 'well', { wellKind: 'oil-gas' }],
];

const REFUSED: [string, string, Record<string, unknown>, string, RegExp][] = [
  ['a kind there is not', 'volcano', {}, '/activity', /no activity kind "volcano"/],
  ['a fact there is not', 'coal-storage', { colour: true }, '/facts/colour', /"colour" is not a fact of coal-storage/],
  [
    'a fact of another kind',
    'coal-storage',
    { weatherproofBuilding: true },
    '/facts/weatherproofBuilding',
    /not a fact of coal-storage/,
  ],
  [
    'a fact with the name of an inherited one',
    'coal-storage',
    { constructor: true },
    '/facts/constructor',
    /not a fact/,
  ],
  ['a name that needs escaping', 'coal-storage', { 'a/b~c': true }, '/facts/a~1b~0c', /not a fact/],
  ['yes in words', 'coal-storage', { watertightBuilding: 'true' }, '/facts/watertightBuilding', /true or false/],
  ['yes as a figure', 'coal-storage', { watertightBuilding: 1 }, '/facts/watertightBuilding', /true or false/],
  ['null for a yes/no', 'coal-storage', { watertightBuilding: null }, '/facts/watertightBuilding', /true or false/],
  ['a number in words', 'on-site-disposal', { flowGpd: '1000' }, '/facts/flowGpd', /number in gallons per day/],
  ['a number that is none', 'on-site-disposal', { flowGpd: Number.NaN }, '/facts/flowGpd', /number/],
  ['an endless number', 'on-site-disposal', { flowGpd: Number.POSITIVE_INFINITY }, '/facts/flowGpd', /number/],
  ['less than nothing', 'on-site-disposal', { flowGpd: -1 }, '/facts/flowGpd', /at least 0/],
  ['half a person', 'on-site-disposal', { persons: 2.5 }, '/facts/persons', /whole number/],
  ['null for a number', 'on-site-disposal', { persons: null }, '/facts/persons', /number/],
  [
    'a choice that is not offered',
    'well',
    { wellKind: 'artesian' },
    '/facts/wellKind',
    /one of oil-gas, water-supply, abandoned/,
  ],
  [
    'a day that does not exist',
    'underground-storage',
    { installedOn: '2023-02-29' },
    '/facts/installedOn',
    /date that exists/,
  ],
  [
    'a day with an hour',
    'underground-storage',
    { installedOn: '2023-02-28T10:00' },
    '/facts/installedOn',
    /date that exists/,
  ],
  [
    'a day the American way',
    'underground-storage',
    { lastTestedOn: '02/28/2023' },
    '/facts/lastTestedOn',
    /or null for never/,
  ],
  ['a list', 'underground-storage', { lastTestedOn: [] }, '/facts/lastTestedOn', /date that exists/],
];

describe('facts', () => {
  it.each(ACCEPTED)('are accepted: %s', (_what, activity, facts) => {
    expect(checkFacts(ordinance, activity, facts)).toEqual([]);
  });

  it.each(REFUSED)('are refused: %s', (_what, activity, facts, pointer, detail) => {
    expect(checkFacts(ordinance, activity, facts)).toEqual([{ pointer, detail: expect.stringMatching(detail) }]);
  });

  it('are all named that are wrong', () => {
    expect(checkFacts(ordinance, 'on-site-disposal', { persons: 'x', flowGpd: 'y' })).toHaveLength(2);
  });
});
