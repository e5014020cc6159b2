import { describe, expect, it } from 'vitest';
import { searchProvisions } from '../../client/screens/ordinance/search-provisions.ts';
import type { Provision } from '../../server/http/contract/ordinance.ts';

describe('the search of the ordinance', () => {
  const provisions = [
    { citation: '223-22D(13)(a)', title: 'Stockpiles', text: 'Storage of chloride salts', note: null, rules: [] },
    { citation: '223-22D(13)(b)', title: 'Stockpiles', text: 'Storage of coal', note: null, rules: [] },
  ] as unknown as Provision[];

  it.each([
    ['', 2],
    ['22D(13)(a)', 1],
    ['§ 223-22D(13)', 2],
    ['COAL storage', 1],
    ['coal salt', 0],
  ])('for "%s" finds %i', (query, count) => expect(searchProvisions(provisions, query).length).toBe(count));
});
