import type { FeatureReference, Site } from '../../measurement/site.ts';
import type { Feet, IsoDate } from '../../units.ts';
import type { Facts, FindingOutcome } from '../finding.ts';
import type { OrdinanceSettings } from '../provision.ts';

/** All that a rule is judged by; every fact it mentions is known. */
export interface Circumstances {
  facts: Facts;
  /** Facts nobody stated that count as something all the same. */
  presumed: readonly string[];
  site: Site;
  asOf: IsoDate;
  settings: OrdinanceSettings;
}

/** What one rule says in known circumstances. */
export interface Verdict {
  outcome: FindingOutcome;
  /** Figures or dates behind the outcome, as a sentence. */
  detail?: string;
  remedy?: string;
  limitFt?: Feet;
  distanceFt?: Feet;
  uncertaintyFt?: Feet;
  feature?: FeatureReference;
  /** Facts whose values the detail and the figures repeat. */
  repeats?: string[];
  /** Facts that contradict each other. */
  questioned?: string[];
}
