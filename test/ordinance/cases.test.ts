import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkFacts } from '../../server/domain/ordinance/check-facts.ts';
import { determineOutcome } from '../../server/domain/ordinance/determine-outcome.ts';
import { readOrdinance } from '../../server/files/read-ordinance.ts';
import { compareCase, evaluateCase, readCases, siteOf } from './read-cases.ts';

const ordinance = await readOrdinance(join(import.meta.dirname, '../../data/ordinance'));
const files = readCases();

describe.each(files)('$file', ({ cases }) => {
  it.each(cases)('$name', (each) => {
    const findings = evaluateCase(ordinance, each);
    expect(checkFacts(ordinance, each.activity, each.facts ?? {})).toEqual([]);
    const { found, expected } = compareCase(each, findings);
    expect(found).toEqual(expected);
    if (each.outcome) expect(determineOutcome(siteOf(each).zone, findings)).toBe(each.outcome);
  });
});

it('has hundreds of cases, each with a name of its own', () => {
  const names = files.flatMap(({ cases }) => cases.map((each) => each.name));
  expect(names.length).toBeGreaterThan(300);
  expect(new Set(names).size).toBe(names.length);
});
