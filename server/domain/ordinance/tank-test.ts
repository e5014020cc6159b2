import { Temporal } from 'temporal-polyfill';
import { addYears } from '../clock/dates.ts';
import type { IsoDate } from '../units.ts';
import { holds } from './condition.ts';
import type { Facts } from './finding.ts';
import type { FactDefinition, TankTest } from './provision.ts';

/** Older than any tank: stands for "long ago" where a date is not known. */
const LONG_AGO: IsoDate = '1850-01-01';

export interface DueTest {
  dueOn: IsoDate;
  /** Age in years at the first test, or the interval since the last. */
  years: number;
  since: 'installation' | 'last test';
  /** The words of the law that set the interval. */
  under: string;
}

/**
 * When the next test of an underground tank is due (§ 223-22D(12)(d)): first at an age that depends on the facility and the tank, then
 * every five years from the last test. A test made before the tank reaches that age does not stand in for the first one.
 * 29 February becomes 28 February; weekends and holidays move nothing.
 *
 * @returns undefined for a tank that is not installed yet
 * @example installed 2010-05-01, bare steel, never tested: due 2020-05-01
 */
export function findDueTest(test: TankTest, facts: Facts): DueTest | undefined {
  const installedOn = facts[test.installedOn];
  const lastTestedOn = facts[test.lastTestedOn];
  const first = test.firstAtYears.find(({ when }) => when === undefined || holds(when, facts));
  if (typeof installedOn !== 'string' || first === undefined) return undefined;
  const firstDue = shiftYears(installedOn, first.years);
  if (typeof lastTestedOn !== 'string' || lastTestedOn < firstDue)
    return { dueOn: firstDue, years: first.years, since: 'installation', under: first.under };
  const years = test.thenEveryYears;
  return { dueOn: shiftYears(lastTestedOn, years), years, since: 'last test', under: first.under };
}

/** Whether a tank, if it was tested, was tested after it was installed and not after the day of the review. */
export function datesAreInOrder(test: TankTest, facts: Facts, asOf: IsoDate): boolean {
  const lastTestedOn = facts[test.lastTestedOn];
  const installedOn = facts[test.installedOn];
  if (typeof lastTestedOn !== 'string') return true;
  return lastTestedOn <= asOf && typeof installedOn === 'string' && installedOn <= lastTestedOn;
}

/** Dates up to the day of the review, on both sides of every date at which the answer for an unknown date could change. */
export function candidateDates(
  test: TankTest,
  definition: FactDefinition,
  facts: Facts,
  asOf: IsoDate,
): (IsoDate | null)[] {
  const anchors = [asOf, facts[test.installedOn], facts[test.lastTestedOn]].filter((date) => typeof date === 'string');
  const spans = [0, test.thenEveryYears, ...test.firstAtYears.map((first) => first.years)];
  const dates = anchors.flatMap((anchor) =>
    spans.flatMap((years) => [shiftYears(anchor, -years), shiftYears(anchor, years)].flatMap(withNeighbours)),
  );
  const past = dates.filter((date) => date <= asOf);
  return [...new Set([LONG_AGO, ...past]), ...(definition.nullable ? [null] : [])];
}

function withNeighbours(date: IsoDate): IsoDate[] {
  const day = Temporal.PlainDate.from(date);
  return [day.subtract({ days: 1 }), day, day.add({ days: 1 })].map(String).filter(hasFourDigitYear);
}

/** Years never leave four digits, so that dates compare as text even where one was mistyped, as 9995. */
function shiftYears(date: IsoDate, years: number): IsoDate {
  const shifted = addYears(date, years);
  if (hasFourDigitYear(shifted)) return shifted;
  return years > 0 ? '9999-12-31' : '0000-01-01';
}

const hasFourDigitYear = (date: string) => /^\d{4}-/.test(date);
