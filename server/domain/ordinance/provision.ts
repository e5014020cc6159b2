import type { MeasuredObject, Zone } from '../measurement/site.ts';
import type { Feet, IsoDate } from '../units.ts';
import type { Condition } from './condition.ts';
import type { FactValue } from './finding.ts';

/** Which kinds of facility a rule speaks of. */
export type ActivityScope = 'all' | string[] | { allExcept: string[] };

/** A sentence added to a rule's message for some kinds in some zones. */
export interface Reminder {
  zones: 'all' | Zone[];
  activities: ActivityScope;
  text: string;
}

interface RuleBase {
  id: string;
  zones: 'all' | Zone[];
  activities: ActivityScope;
  /** The rule speaks only where this holds. */
  appliesWhen?: Condition;
  /** The rule speaks only where the layers hold no polygon of Zone 1 (§ 223-17C). */
  siteWhen?: 'cone-not-mapped';
  /** Mentioned only where it is known to apply: nothing hangs on it, so nothing is asked for it. */
  onlyWhenKnown?: boolean;
  /** What the law asks, in a sentence. */
  message: string;
  remedy?: string;
  reminders?: Reminder[];
  /** Facts the reviewer reads beside the rule; they change no outcome. */
  reads?: string[];
}

/** Not allowed; with `if`, only where that holds. */
export interface ProhibitedRule extends RuleBase {
  effect: 'prohibited';
  if?: Condition;
}

/** Allowed only where the measure is in place. */
export interface ProhibitedUnlessRule extends RuleBase {
  effect: 'prohibited-unless';
  measure: Condition;
}

/** Least linear distance (§ 223-20), measured on the map or, with `distanceFact`, stated as a fact. */
export interface SetbackRule extends RuleBase {
  effect: 'setback';
  limitFt: Feet;
  to: MeasuredObject[];
  liftedBy?: Condition;
  distanceFact?: string;
}

/** Another body's permit, or a condition of it, must be there before the village may act. */
export interface PermitRule extends RuleBase {
  effect: 'permit';
  measure: Condition;
}

/** An assessment must be before the Department of Health, or made, before any permit. */
export interface AssessmentRule extends RuleBase {
  effect: 'assessment';
  measure: Condition;
}

/** An outside standard. Outstanding until `measure` records it met; with `ask`, a fact not given leaves it open instead. */
export interface StandardRule extends RuleBase {
  effect: 'standard';
  measure?: Condition;
  ask?: boolean;
}

export interface DiscretionRule extends RuleBase {
  effect: 'discretion';
}

/** When underground tanks are tested: first at an age, then at an interval. */
export interface TankTest {
  installedOn: string;
  lastTestedOn: string;
  /** The first entry whose condition holds gives the age; an entry without one always does. */
  firstAtYears: { when?: Condition; years: number; under: string }[];
  thenEveryYears: number;
}

/** Continues after the permit. */
export interface DutyRule extends RuleBase {
  effect: 'duty';
  tankTest?: TankTest;
}

/** A duty of the village or an agency: no finding against an applicant. */
export interface OfficialRule extends RuleBase {
  effect: 'official';
}

export type Rule =
  | ProhibitedRule
  | ProhibitedUnlessRule
  | SetbackRule
  | PermitRule
  | AssessmentRule
  | StandardRule
  | DiscretionRule
  | DutyRule
  | OfficialRule;

/** A paragraph's wording in force from a date, and the rules read from it. */
export interface ProvisionVersion {
  from: IsoDate;
  reference: string;
  /** This wording is not on file; there are no rules to apply, and none may be assumed. */
  notOnFile?: boolean;
  rules: Rule[];
}

/** One paragraph of the Article: the law's own text beside its dated rules. */
export interface Provision {
  citation: string;
  section: string;
  title: string;
  text: string;
  /** A slip in the law's own text and how it is resolved. */
  slip?: string;
  /** Why the paragraph holds no rule. */
  context?: string;
  versions: ProvisionVersion[];
}

export interface FactDefinition {
  name: string;
  type: 'boolean' | 'number' | 'choice' | 'date';
  label: string;
  help?: string;
  unit?: string;
  choices?: { value: string; label: string }[];
  min?: number;
  max?: number;
  integer?: boolean;
  /** `null` is accepted and means "never". */
  nullable?: boolean;
}

/** A kind of facility, with the facts a reviewer may state of it. */
export interface ActivityKind {
  kind: string;
  label: string;
  description: string;
  facts: FactDefinition[];
  /** What a fact that is not given counts as, for the few facts the village lets stay open. */
  countsAs: Record<string, FactValue>;
}

export interface OrdinanceSettings {
  /** Whether a setback from watercourses also runs from reservoirs; for the Village Attorney. */
  reservoirIsWatercourse: boolean;
}

export interface Ordinance {
  provisions: Provision[];
  activities: ActivityKind[];
  settings: OrdinanceSettings;
}
