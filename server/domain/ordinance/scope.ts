import type { Zone } from '../measurement/site.ts';
import type { IsoDate } from '../units.ts';
import type { ActivityScope, Provision, ProvisionVersion, Rule } from './provision.ts';

/** The Article's first day: L.L. No. 5-1989. Before it nothing is regulated. */
export const ARTICLE_IN_FORCE_FROM: IsoDate = '1989-07-24';

/** Whether a scope names an activity kind. */
export function covers(scope: ActivityScope, activity: string): boolean {
  if (scope === 'all') return true;
  return Array.isArray(scope) ? scope.includes(activity) : !scope.allExcept.includes(activity);
}

/** The wording in force on a day: the last version that started on or before it. */
export function findVersionInForce(provision: Provision, asOf: IsoDate): ProvisionVersion | undefined {
  return provision.versions.findLast((version) => version.from <= asOf);
}

/** The first wording that is on file and came into force after a version whose wording is not. */
export function findNextOnFile(provision: Provision, version: ProvisionVersion): ProvisionVersion | undefined {
  return provision.versions.find((later) => later.from > version.from && !later.notOnFile);
}

/** The touched zones for which a rule speaks of an activity: `null` for a rule of all zones, which speaks once. */
export function zonesSpoken(rule: Rule, activity: string, touched: readonly Zone[]): (Zone | null)[] {
  if (!covers(rule.activities, activity)) return [];
  return rule.zones === 'all' ? [null] : rule.zones.filter((zone) => touched.includes(zone));
}
