import { ZONES, type Zone } from '../measurement/site.ts';
import type { Feet, IsoDate } from '../units.ts';
import type { Effect } from './finding.ts';
import type { Ordinance, Rule } from './provision.ts';
import { covers, findNextOnFile, findVersionInForce } from './scope.ts';

export interface DescribedProvision {
  citation: string;
  section: string;
  title: string;
  text: string;
  /** A slip in the law's own text, why the paragraph is context only, or that its wording is not on file. */
  note: string | null;
  inForceFrom: IsoDate | null;
  reference: string | null;
  rules: DescribedRule[];
}

export interface DescribedRule {
  zones: Zone[];
  /** Empty: every kind. */
  activities: string[];
  effect: Effect;
  limitFt: Feet | null;
  message: string;
}

/** Every paragraph with the rules in force on a day; none are in force before the Article is. */
export function provisionsOf(ordinance: Ordinance, asOf: IsoDate): DescribedProvision[] {
  return ordinance.provisions.map((provision) => {
    const { citation, section, title, text, slip, context } = provision;
    const version = findVersionInForce(provision, asOf);
    const notes = [slip, context];
    if (version?.notOnFile)
      notes.push(
        `The wording in force on ${asOf} is not on file; the text shown has been in force since ${findNextOnFile(provision, version)?.from}.`,
      );
    return {
      citation,
      section,
      title,
      text,
      note: notes.filter((note) => note !== undefined).join(' ') || null,
      inForceFrom: version?.from ?? null,
      reference: version?.reference ?? null,
      rules: (version?.rules ?? []).map((rule) => describeRule(rule, ordinance)),
    };
  });
}

function describeRule(rule: Rule, { activities }: Ordinance): DescribedRule {
  const kinds = activities.map((activity) => activity.kind).filter((kind) => covers(rule.activities, kind));
  return {
    zones: rule.zones === 'all' ? [...ZONES] : rule.zones,
    activities: rule.activities === 'all' ? [] : kinds,
    effect: rule.effect,
    limitFt: rule.effect === 'setback' ? rule.limitFt : null,
    message: rule.message,
  };
}
