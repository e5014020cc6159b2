import { describe, expect, it } from 'vitest';
import type { LayerInForce } from '../../server/domain/layer.ts';
import { assessSite } from '../../server/domain/measurement/assess-site.ts';
import type { MappedDistance, MappedSite } from '../../server/domain/measurement/mapped-site.ts';
import type { Zone } from '../../server/domain/measurement/site.ts';

const layer: LayerInForce = {
  versionId: 1,
  role: 'zones',
  name: 'Zones',
  version: 1,
  inForceFrom: null,
  accuracyFt: 3,
  defaultWidthFt: 10,
  illustrative: false,
  attribution: null,
  featureCount: 3,
};

function distance(zone: Zone | null, distanceFt: number, more: Partial<MappedDistance> = {}): MappedDistance {
  const line = {
    type: 'LineString' as const,
    coordinates: [
      [-73.87, 41.2],
      [-73.87, 41.2],
    ],
  };
  return {
    versionId: 1,
    featureId: 'a',
    name: null,
    zone,
    distanceFt,
    halfWidthFt: 0,
    widthAssumed: false,
    ring: false,
    line,
    ...more,
  };
}

interface Case {
  name: string;
  /** Distance to the polygons of each zone value. */
  zones: [Zone, number][];
  parts?: MappedSite['parts'];
  covered?: boolean;
  expect: { governing: Zone | null; status: string; touched?: Zone[]; shares?: number[]; note?: RegExp };
}

const part = (zone: Zone, share: number) => ({ zone, share, touched: true });

/** Placement 4 ft, layer 3 ft: u = 5 ft. */
const CASES: Case[] = [
  {
    name: 'well inside Zone 3',
    zones: [
      [1, 900],
      [2, 400],
      [3, 0],
    ],
    parts: [part(3, 1)],
    expect: { governing: 3, status: 'determined', touched: [3], shares: [0, 0, 1] },
  },
  {
    name: 'in Zone 3, nearer to Zone 2 than the uncertainty',
    zones: [
      [1, 900],
      [2, 4.9],
      [3, 0],
    ],
    expect: { governing: 3, status: 'survey-required', note: /Zone 2 is 4\.9 ft/ },
  },
  {
    name: 'in Zone 3, exactly the uncertainty from Zone 2',
    zones: [
      [1, 900],
      [2, 5],
      [3, 0],
    ],
    expect: { governing: 3, status: 'determined' },
  },
  {
    name: 'in Zone 2 delivered with a hole for Zone 1, which is near',
    zones: [
      [1, 2],
      [2, 0],
      [3, 50],
    ],
    expect: { governing: 2, status: 'survey-required', note: /Zone 1 is 2\.0 ft/ },
  },
  {
    name: 'nested delivery: inside all three polygons',
    zones: [
      [1, 0],
      [2, 0],
      [3, 0],
    ],
    parts: [part(1, 1)],
    expect: { governing: 1, status: 'determined', touched: [1] },
  },
  {
    name: 'a touch of Zone 2 from Zone 3',
    zones: [
      [1, 900],
      [2, 0.009],
      [3, 0],
    ],
    parts: [{ zone: 2, share: 0, touched: true }, part(3, 1)],
    expect: { governing: 2, status: 'determined', touched: [2, 3], shares: [0, 0, 1] },
  },
  {
    name: 'a hundredth of a foot is no touch',
    zones: [
      [1, 900],
      [2, 0.01],
      [3, 0],
    ],
    expect: { governing: 3, status: 'survey-required', touched: [3] },
  },
  {
    name: 'across Zones 2 and 3',
    zones: [
      [1, 900],
      [2, 0],
      [3, 0],
    ],
    parts: [part(2, 0.25), part(3, 0.75)],
    expect: { governing: 2, status: 'determined', touched: [2, 3], shares: [0, 0.25, 0.75] },
  },
  {
    name: 'outside every zone',
    zones: [
      [1, 900],
      [2, 700],
      [3, 300],
    ],
    expect: { governing: null, status: 'outside', touched: [], shares: [0, 0, 0], note: /Outside the watershed/ },
  },
  {
    name: 'outside, nearer to Zone 3 than the uncertainty',
    zones: [
      [1, 900],
      [2, 700],
      [3, 3],
    ],
    expect: { governing: null, status: 'survey-required', note: /Zone 3 is 3\.0 ft/ },
  },
  {
    name: 'outside, nearest to Zone 1 at the watershed’s edge',
    zones: [
      [1, 2],
      [2, 80],
      [3, 90],
    ],
    expect: { governing: null, status: 'survey-required', note: /Zone 1 is 2\.0 ft/ },
  },
  {
    name: 'no zone layer',
    zones: [],
    covered: false,
    expect: { governing: null, status: 'undetermined', touched: [], note: /cannot be told/ },
  },
  {
    name: 'a zone layer that leaves out part of the footprint',
    zones: [
      [1, 900],
      [2, 700],
      [3, 0],
    ],
    covered: false,
    expect: { governing: 3, status: 'undetermined', touched: [3], note: /leaves out/ },
  },
  {
    name: 'Zone 1 met, whatever the layer leaves out',
    zones: [[1, 0]],
    covered: false,
    expect: { governing: 1, status: 'determined' },
  },
  {
    name: 'shares that add up to more than the whole by rounding',
    zones: [
      [1, 900],
      [2, 0],
      [3, 0],
    ],
    parts: [part(2, 0.6), part(3, 0.4000001)],
    expect: { governing: 2, status: 'determined', shares: [0, 0.6, 0.4] },
  },
];

const site = ({ zones, parts = [], covered = true }: Case): MappedSite => ({
  watercourse: [],
  reservoir: [],
  well: [],
  zones: zones.map(([zone, feet]) => distance(zone, feet)),
  parts,
  mapDeficient: false,
  coneMapped: true,
  coverageFt: { zones: covered ? 1e5 : null, watercourses: 1e5, reservoirs: 1e5, wells: 1e5 },
});

describe('the zone of a footprint', () => {
  it.each(CASES)('$name', (tried) => {
    const { zone } = assessSite(site(tried), [layer], 4);
    expect(zone).toMatchObject({ governing: tried.expect.governing, status: tried.expect.status });
    if (tried.expect.touched) expect(zone.touched).toEqual(tried.expect.touched);
    if (tried.expect.shares) expect(zone.shares.map(({ share }) => share)).toEqual(tried.expect.shares);
    if (tried.expect.note) expect(zone.notes.join(' ')).toMatch(tried.expect.note);
  });

  it('asks for a survey where only the less accurate of two layers may reach the footprint', () => {
    const [near, far] = [distance(2, 6), distance(1, 30, { versionId: 2, ring: true })];
    const mapped = { ...site({ ...CASES[0]!, zones: [[3, 0]] }), zones: [near, far, distance(3, 0)] };
    const { zone, measurements } = assessSite(mapped, [layer, { ...layer, versionId: 2, accuracyFt: 40 }], 4);
    expect(zone).toMatchObject({ governing: 3, status: 'survey-required' });
    expect(zone.notes.join(' ')).toMatch(/Zone 1 is 30\.0 ft/);
    expect(measurements.map(({ to, distanceFt }) => [to, distanceFt])).toEqual([
      ['zone-1', 30],
      ['zone-2', 6],
      ['zone-2', 30],
    ]);
  });

  it.each([
    ['in Zone 3', 0, ['undetermined', 3]],
    ['outside every zone', 700, ['undetermined', null]],
  ])('cannot be told %s where neither Zone 1 nor the wells are mapped', (_name, feet, [status, governing]) => {
    const blind = site({ name: '', zones: [[3, feet]], expect: { governing: null, status: '' } });
    const mapped = { ...blind, coneMapped: false, coverageFt: { ...blind.coverageFt, wells: null } };
    expect(assessSite(mapped, [layer], 4).zone).toMatchObject({ status, governing });
    const known = { ...mapped, coverageFt: { ...mapped.coverageFt, wells: 1e5 } };
    expect(assessSite(known, [layer], 4).zone.status).not.toBe('undetermined');
  });

  it.each([
    ['in Zone 3', [3, 0], 3.9, 'survey-required'],
    ['in Zone 3, just far enough', [3, 0], 4, 'determined'],
    ['outside every zone', [3, 700], 3.9, 'survey-required'],
    ['in Zone 1, than which none is stricter', [1, 0], 0, 'determined'],
  ] as [string, [Zone, number], number, string][])(
    'asks for a survey nearer to the end of the zone layers than the placement is known: %s',
    (_name, zone, edgeFt, status) => {
      const far = site({ name: '', zones: [zone], expect: { governing: null, status: '' } });
      const mapped = { ...far, coverageFt: { ...far.coverageFt, zones: edgeFt } };
      const answer = assessSite(mapped, [layer], 4).zone;
      expect(answer.status).toBe(status);
      expect(answer.notes.some((note) => note.includes('complete only 3.9 ft'))).toBe(status === 'survey-required');
    },
  );

  it('reports a map that leaves out the ring around a well', () => {
    const deficient = {
      ...site({ name: '', zones: [[1, 0]], expect: { governing: 1, status: '' } }),
      mapDeficient: true,
    };
    expect(assessSite(deficient, [layer], 4).zone.notes.join(' ')).toMatch(/map is deficient/);
  });
});

describe('a linear distance', () => {
  const measured = (mapped: MappedDistance) =>
    assessSite({ ...site(CASES[0]!), watercourse: [mapped] }, [layer], 4).measurements[0]!;

  it('carries the root of the sum of squares of layer and placement accuracy', () => {
    expect(measured(distance(null, 80)).uncertaintyFt).toBeCloseTo(5, 12);
  });

  it('adds half of an assumed width plainly, and says so', () => {
    const assumed = measured(distance(null, 80, { widthAssumed: true, halfWidthFt: 5 }));
    expect(assumed.uncertaintyFt).toBeCloseTo(10, 12);
    expect(assumed.notes.join(' ')).toMatch(/Bank position assumed/);
  });

  it('does not add the half of a width that was given', () => {
    expect(measured(distance(null, 80, { halfWidthFt: 5 })).uncertaintyFt).toBeCloseTo(5, 12);
  });

  it('to Zone 2 is measured to the boundary of Zones 1 and 2 together', () => {
    const { measurements } = assessSite(
      site({
        name: '',
        zones: [
          [1, 40],
          [2, 90],
        ],
        expect: { governing: null, status: '' },
      }),
      [layer],
      4,
    );
    expect(measurements.map(({ to, distanceFt }) => [to, distanceFt])).toEqual([
      ['zone-1', 40],
      ['zone-2', 40],
    ]);
  });
});
