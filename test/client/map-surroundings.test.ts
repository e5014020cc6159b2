import { expect, it } from 'vitest';
import { SURROUNDINGS as OF_THE_MAP } from '../../client/map/surroundings.ts';
import { SURROUNDINGS } from '../../server/domain/measurement/footprint.ts';

it('the map and the server mean the same surroundings of the county', () => {
  const { west, south, east, north } = SURROUNDINGS;
  expect(OF_THE_MAP).toEqual([west, south, east, north]);
});
