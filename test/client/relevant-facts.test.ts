import { describe, expect, it } from 'vitest';
import { relevantFacts } from '../../client/screens/site-check/facts/relevant-facts.ts';
import type { Evaluation, Finding } from '../../server/http/contract/evaluation.ts';
import type { Activity, Fact } from '../../server/http/contract/ordinance.ts';

const fact = (name: string, ...askedBy: string[]): Fact => ({
  name,
  type: 'boolean',
  label: name,
  help: null,
  unit: null,
  choices: null,
  min: null,
  max: null,
  nullable: false,
  askedBy,
});

const SALT: Activity = {
  kind: 'chloride-salt-storage',
  label: 'Salt',
  description: '',
  facts: [
    fact('building', '223-22C(16)(a)', '223-22D(13)(a)'),
    fact('vessel', '223-22C(16)(a)', '223-22D(13)(a)'),
    fact('onlyInZone2', '223-22C(16)(b)'),
  ],
};

const answer = (citation: string, needs: string[]) =>
  ({ findings: [{ citation, needs } as Partial<Finding>] }) as Evaluation;

const names = (facts: Fact[]) => facts.map(({ name }) => name);

describe('the questions of the form', () => {
  it('are none before a place is known', () => {
    const { asked, unneeded } = relevantFacts(SALT, undefined, {}, []);
    expect(names(asked)).toEqual([]);
    expect(names(unneeded)).toEqual([]);
  });

  it('are those a finding needs, and never one of another zone', () => {
    const { asked, unneeded } = relevantFacts(SALT, answer('223-22D(13)(a)', ['vessel', 'building']), {}, []);
    expect(names(asked)).toEqual(['vessel', 'building']);
    expect(names(unneeded)).toEqual([]);
  });

  it('keep their place once shown, so that an answer does not make them jump', () => {
    const { asked } = relevantFacts(SALT, answer('223-22D(13)(a)', []), { building: true }, ['vessel', 'building']);
    expect(names(asked)).toEqual(['vessel', 'building']);
  });

  it('stay when answered, as from a link, even where no finding needs them', () => {
    const { asked, unneeded } = relevantFacts(SALT, answer('223-22D(13)(a)', []), { building: true }, []);
    expect(names(asked)).toEqual(['building']);
    expect(names(unneeded)).toEqual(['vessel']);
  });
});
