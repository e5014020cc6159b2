import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareWithLimit } from '../../server/domain/measurement/compare-with-limit.ts';

const CASES: [string, number, number, number, string][] = [
  ['exactly the limit, without error, complies', 500, 0, 500, 'complies'],
  ['noise of binary fractions below the limit is no shortfall', 499.9999999, 0, 500, 'complies'],
  ['a hundredth short violates', 499.99, 0, 500, 'violates'],
  [
    'the limit with an error of half a hundredth needs a survey: the error is not rounded away',
    500,
    0.004,
    500,
    'survey-required',
  ],
  ['a hundredth short with an error of half a hundredth still needs a survey', 499.99, 0.004, 500, 'survey-required'],
  ['the limit plus the error complies', 515, 15, 500, 'complies'],
  ['a fraction that binary cannot hold complies at its edge', 50.07, 0.07, 50, 'complies'],
  ['a hundredth less than limit plus error needs a survey', 514.99, 15, 500, 'survey-required'],
  ['the limit less the error needs a survey', 485, 15, 500, 'survey-required'],
  ['a hundredth less than limit less error violates', 484.99, 15, 500, 'violates'],
  ['nothing at all violates', 0, 0, 50, 'violates'],
  ['touching with a great error needs a survey', 0, 60, 50, 'survey-required'],
];

const feet = fc.integer({ min: 0, max: 200_000 }).map((hundredths) => hundredths / 100);
const RANK = ['violates', 'survey-required', 'complies'];
const rank = (...figures: Parameters<typeof compareWithLimit>) => RANK.indexOf(compareWithLimit(...figures));

describe('a distance against a limit', () => {
  it.each(CASES)('%s', (_name, distance, uncertainty, limit, verdict) => {
    expect(compareWithLimit(distance, uncertainty, limit)).toBe(verdict);
  });

  it('is never worse for being farther', () => {
    fc.assert(
      fc.property(feet, feet, feet, feet, (distance, farther, uncertainty, limit) => {
        expect(rank(distance + farther, uncertainty, limit)).toBeGreaterThanOrEqual(rank(distance, uncertainty, limit));
      }),
    );
  });

  it('is never decided by being less certain', () => {
    fc.assert(
      fc.property(feet, feet, feet, feet, (distance, uncertainty, more, limit) => {
        const verdict = compareWithLimit(distance, uncertainty + more, limit);
        expect([compareWithLimit(distance, uncertainty, limit), 'survey-required']).toContain(verdict);
      }),
    );
  });

  it('complies only where the whole range does, and violates only where none of it does', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 1000, noNaN: true }),
        fc.double({ min: 0, max: 100, noNaN: true }),
        (d, u) => {
          const verdict = compareWithLimit(d, u, 500);
          if (verdict === 'complies') expect(d - u).toBeGreaterThanOrEqual(500 - 0.00501);
          if (verdict === 'violates') expect(d + u).toBeLessThan(500 + 0.00001);
        },
      ),
    );
  });

  it.each([
    [Number.NaN, 1, 50],
    [10, Number.POSITIVE_INFINITY, 50],
    [10, -1, 50],
    [-1, 1, 50],
  ])('refuses %s ± %s against %s', (distance, uncertainty, limit) => {
    expect(() => compareWithLimit(distance, uncertainty, limit)).toThrow(RangeError);
  });
});
