import { describe, expect, it } from 'vitest';
import { searchProvisions } from '../../client/screens/ordinance/search-provisions.ts';
import { versionInForce } from '../../client/screens/site-check/map-panel/layer-view.ts';
import type { LayerVersion } from '../../server/http/contract/layers.ts';
import type { Provision } from '../../server/http/contract/ordinance.ts';

const VERSIONS = [
  { version: 1, inForceFrom: null, inForce: false },
  { version: 2, inForceFrom: '2026-01-01', inForce: true },
  { version: 3, inForceFrom: '2027-01-01', inForce: false },
] as LayerVersion[];

describe('the version drawn', () => {
  it.each([
    [null, 2],
    ['2025-12-31', 1],
    ['2026-01-01', 2],
    ['2030-01-01', 3],
  ])('of a check as of %s is version %i', (day, version) => {
    expect(versionInForce(VERSIONS, day)?.version).toBe(version);
  });

  it('is none before the first', () => {
    expect(versionInForce(VERSIONS.slice(1), '2025-12-31')).toBeUndefined();
  });
});

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
