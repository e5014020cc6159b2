import type { FeatureReference, Zone } from '../measurement/site.ts';
import type { Feet } from '../units.ts';

export const EFFECTS = [
  'prohibited',
  'prohibited-unless',
  'setback',
  'permit',
  'assessment',
  'standard',
  'discretion',
  'duty',
  'official',
] as const;
export type Effect = (typeof EFFECTS)[number];

export const FINDING_OUTCOMES = [
  'violates',
  'complies',
  'requires',
  'survey-required',
  'information-needed',
  'advisory',
] as const;
export type FindingOutcome = (typeof FINDING_OUTCOMES)[number];

/** What one provision says of one facility. */
export interface Finding {
  citation: string;
  /** The zone whose regulations speak; null for a provision that speaks of all zones (§ 223-17, § 223-21). */
  zone: Zone | null;
  effect: Effect;
  outcome: FindingOutcome;
  limitFt?: Feet;
  distanceFt?: Feet;
  uncertaintyFt?: Feet;
  feature?: FeatureReference;
  /** Facts that can still change this outcome. */
  needs: string[];
  message: string;
  remedy?: string;
  /** The law's own words. */
  text: string;
}

/** The value of a fact as an applicant states it: a yes/no, a number in the fact's unit, a choice, a date; null for "never". */
export type FactValue = boolean | number | string | null;
export type Facts = Readonly<Record<string, FactValue>>;

export const OUTCOMES = [
  'prohibited',
  'undetermined',
  'survey-required',
  'information-needed',
  'conditional',
  'clear',
  'outside',
] as const;
export type Outcome = (typeof OUTCOMES)[number];
