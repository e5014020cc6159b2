import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { activitiesOf } from '../../server/domain/ordinance/activities-of.ts';
import { provisionsOf } from '../../server/domain/ordinance/provisions-of.ts';
import { readOrdinance } from '../../server/files/read-ordinance.ts';

const ordinance = await readOrdinance(join(import.meta.dirname, '../../data/ordinance'));
const activities = activitiesOf(ordinance);
const provision = (citation: string, asOf: string) =>
  provisionsOf(ordinance, asOf).find((each) => each.citation === citation);

describe('the kinds of facility', () => {
  it('are the 39 of the list, each described', () => {
    expect(activities).toHaveLength(39);
    expect(activities.every(({ label, description }) => label && description)).toBe(true);
  });

  it('say which provisions ask each fact', () => {
    const salt = activities.find((each) => each.kind === 'chloride-salt-storage');
    expect(salt?.facts.map(({ name, askedBy }) => [name, askedBy])).toEqual([
      ['weatherproofBuilding', ['223-22C(16)(a)', '223-22D(13)(a)']],
      ['watertightVessel', ['223-22C(16)(a)', '223-22D(13)(a)']],
    ]);
  });

  it('have no fact that no provision asks, but what a pipeline shares with a tank', () => {
    const unasked = activities.flatMap(({ kind, facts }) =>
      facts.filter((fact) => fact.askedBy.length === 0).map((fact) => `${kind}: ${fact.name}`),
    );
    const tankOnly = ['facilityCapacityGal', 'tankMaterial', 'installedOn', 'lastTestedOn'];
    expect(unasked).toEqual(tankOnly.map((fact) => `pipeline: ${fact}`));
  });
});

describe('the provisions in force', () => {
  it('name limit, zones and kinds of a setback', () => {
    expect(provision('223-22D(13)(a)', '2026-12-01')).toMatchObject({
      section: '223-22D(13)',
      title: 'Stockpiles',
      inForceFrom: '1989-07-24',
      reference: 'L.L. No. 5-1989',
      note: null,
      rules: [{ zones: [3], activities: ['chloride-salt-storage'], effect: 'setback', limitFt: 500 }],
    });
  });

  it('list the kinds where only some are excepted, and none where all are meant', () => {
    const [rule] = provision('223-22B(2)', '2026-12-01')?.rules ?? [];
    expect(rule?.activities).toHaveLength(37);
    expect(rule?.activities).not.toContain('water-supply-pumping');
    expect(provision('223-21C', '2026-12-01')?.rules[0]).toMatchObject({ activities: [], zones: [1, 2, 3] });
  });

  it('are none on the day before the Article', () => {
    const before = provisionsOf(ordinance, '1989-07-23');
    expect(before.every(({ inForceFrom, rules }) => inForceFrom === null && rules.length === 0)).toBe(true);
  });

  it('say where the wording of a day is not on file', () => {
    expect(provision('223-22D(12)(d)', '1990-05-06')).toMatchObject({
      inForceFrom: '1989-07-24',
      note: expect.stringContaining('The wording in force on 1990-05-06 is not on file'),
      rules: [],
    });
  });

  it('carry the slips of the text and the reasons of context', () => {
    expect(provision('223-22D(5)(b)', '2026-12-01')?.note).toContain('not corrected');
    expect(provision('223-22C(15)(a)', '2026-12-01')?.note).toContain('Spills are events');
  });
});
