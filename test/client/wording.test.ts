import { describe, expect, it } from 'vitest';
import {
  describeOutcome,
  describeZone,
  measurementOf,
  setbackRings,
} from '../../client/screens/site-check/results/wording.ts';
import { formatFeet, formatShare } from '../../client/ui/figures.ts';
import type { Evaluation, Finding, Measurement } from '../../server/http/contract/evaluation.ts';

const finding = (outcome: Finding['outcome'], more: Partial<Finding> = {}) =>
  ({ citation: '223-22D(13)(a)', outcome, effect: 'setback', needs: [], ...more }) as Finding;

const evaluation = (outcome: Evaluation['outcome'], findings: Finding[], status: Evaluation['zone']['status']) =>
  ({ outcome, findings, zone: { governing: 3, status, shares: [], notes: [] } }) as unknown as Evaluation;

const SIX = ['C(1)', 'C(2)', 'C(3)', 'C(4)', 'C(5)', 'C(6)'];

describe('the overall answer in words', () => {
  it.each([
    ['prohibited', [finding('violates')], 'determined', 'bad', /^As stated, § 223-22D\(13\)\(a\) is not met/],
    [
      'prohibited',
      SIX.map((citation) => finding('violates', { citation })),
      'determined',
      'bad',
      /6 provisions are not met/,
    ],
    ['undetermined', [], 'undetermined', 'open', /could not be told, so nothing here says that it is allowed/],
    ['survey-required', [finding('survey-required')], 'determined', 'open', /asks for a distance that is too close/],
    ['survey-required', [], 'survey-required', 'open', /zone boundary is nearer than the map can tell/],
    [
      'information-needed',
      [finding('information-needed')],
      'determined',
      'open',
      /^§ 223-22D\(13\)\(a\) cannot be judged/,
    ],
    [
      'conditional',
      [finding('requires'), finding('requires', { citation: '223-22D(16)(d)' })],
      'determined',
      'open',
      /^§ 223-22D\(13\)\(a\) and § 223-22D\(16\)\(d\) still require/,
    ],
    ['clear', [finding('complies')], 'determined', 'good', /still needs the village's determination/],
    ['outside', [], 'outside', 'neutral', /outside the watershed/],
  ] as const)('%s, %o, zone %s', (outcome, findings, status, tone, sentence) => {
    const words = describeOutcome(evaluation(outcome, [...findings], status));
    expect(words.tone).toBe(tone);
    expect(words.sentence).toMatch(sentence);
  });

  it('never colours anything but "clear" as good', () => {
    const outcomes = [
      'prohibited',
      'undetermined',
      'survey-required',
      'information-needed',
      'conditional',
      'outside',
    ] as const;
    for (const outcome of outcomes)
      expect(describeOutcome(evaluation(outcome, [], 'determined')).tone).not.toBe('good');
  });
});

describe('the zone in words', () => {
  it.each([
    [{ governing: 2, status: 'determined' }, 'Zone 2 governs'],
    [{ governing: 3, status: 'survey-required' }, 'Zone 3 governs, but a boundary is too near to be sure'],
    [
      { governing: null, status: 'survey-required' },
      'Outside every zone by the map, but a boundary is too near to be sure',
    ],
    [{ governing: null, status: 'undetermined' }, 'Zone: could not be determined'],
    [{ governing: null, status: 'outside' }, 'Outside every groundwater protection zone'],
  ] as const)('%o is "%s"', (zone, words) => {
    expect(describeZone({ ...zone, shares: [], notes: [] })).toBe(words);
  });
});

describe('a finding on the map', () => {
  const brook = { id: '7', name: 'Test Brook', layerVersion: 'watercourses/Brooks@1' };
  const measurements = [
    { to: 'zone-2', feature: { ...brook, layerVersion: 'zones/Zones@1' }, distanceFt: 900 },
    { to: 'watercourse', feature: brook, distanceFt: 87.4 },
  ] as unknown as Measurement[];

  it('leads to the measurement it rests on', () => {
    expect(measurementOf(finding('violates', { feature: brook, distanceFt: 87.4 }), measurements)).toBe(1);
  });

  it('leads nowhere where it rests on none', () => {
    expect(measurementOf(finding('requires'), measurements)).toBeNull();
  });

  it('gives one ring for each limit, with every section that asks it', () => {
    const rings = setbackRings([
      finding('violates', { limitFt: 500 }),
      finding('complies', { limitFt: 100, citation: '223-22D(6)(a)' }),
      finding('violates', { limitFt: 500, citation: '223-22D(9)' }),
      finding('requires', { effect: 'permit' }),
    ]);
    expect(rings).toEqual([
      { limitFt: 500, label: '500 ft § 223-22D(13)(a), § 223-22D(9)' },
      { limitFt: 100, label: '100 ft § 223-22D(6)(a)' },
    ]);
  });
});

describe('figures', () => {
  it.each([
    [87.36, '87.4'],
    [0, '0.0'],
    [4123.95, '4,124.0'],
  ])('%f ft reads %s', (feet, text) => expect(formatFeet(feet)).toBe(text));

  it.each([
    [0, 'touches only'],
    [0.004, 'less than 1 %'],
    [0.254, '25 %'],
    [0.996, 'more than 99 %'],
    [1, '100 %'],
  ])('a share of %f reads %s', (share, text) => expect(formatShare(share)).toBe(text));
});
