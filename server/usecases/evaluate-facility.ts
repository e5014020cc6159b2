import { fetchFootprintFault } from '../db/fetch-footprint-fault.ts';
import { fetchLayersInForce } from '../db/fetch-layers-in-force.ts';
import { fetchSite } from '../db/fetch-site.ts';
import type { LayerInForce } from '../domain/layer.ts';
import { assessSite, unknownSite } from '../domain/measurement/assess-site.ts';
import { type Footprint, liesInSurroundings } from '../domain/measurement/footprint.ts';
import type { Site } from '../domain/measurement/site.ts';
import { reportedWithinFt } from '../domain/measurement/uncertainty.ts';
import { determineOutcome } from '../domain/ordinance/determine-outcome.ts';
import { evaluateProvisions } from '../domain/ordinance/evaluate.ts';
import type { Facts, Finding, Outcome } from '../domain/ordinance/finding.ts';
import type { Ordinance } from '../domain/ordinance/provision.ts';
import { ARTICLE_IN_FORCE_FROM } from '../domain/ordinance/scope.ts';
import { failure, type Result, success } from '../domain/result.ts';
import type { Feet, IsoDate } from '../domain/units.ts';
import type { Database } from './database.ts';

export interface FacilityQuestion {
  activity: string;
  footprint: Footprint;
  facts: Facts;
  placementAccuracyFt: Feet;
  asOf: IsoDate;
}

export interface FacilityAnswer {
  site: Site;
  findings: Finding[];
  outcome: Outcome;
  layers: LayerInForce[];
}

const MEASURED_ROLES: readonly LayerInForce['role'][] = ['zones', 'watercourses', 'reservoirs', 'wells'];

async function fetchKnownSite(db: Database, question: FacilityQuestion, layers: LayerInForce[]): Promise<Site> {
  if (question.asOf < ARTICLE_IN_FORCE_FROM)
    return unknownSite(`Article II was not yet in force on ${question.asOf}; the law of that day is not on file here.`);
  if (!liesInSurroundings(question.footprint))
    return unknownSite('This place does not lie wholly in or around Westchester County: no layer can cover all of it.');
  const { footprint, placementAccuracyFt } = question;
  const mapped = await fetchSite(db, footprint, layers, reportedWithinFt(layers, placementAccuracyFt));
  return assessSite(mapped, layers, placementAccuracyFt);
}

/**
 * What the ordinance in force on `asOf` says of a facility at its footprint, by the layers in force that day.
 * Activity and facts must have passed `checkFacts`. Fails with a sentence where a ring of the footprint crosses itself or another.
 */
export async function evaluateFacility(
  db: Database,
  ordinance: Ordinance,
  question: FacilityQuestion,
): Promise<Result<FacilityAnswer>> {
  const fault = await fetchFootprintFault(db, question.footprint);
  if (fault)
    return failure(
      `The footprint is not a valid area: ${fault.reason.toLowerCase()} at ${fault.lon}, ${fault.lat} (longitude, latitude).`,
    );
  const inForce = await fetchLayersInForce(db, question.asOf);
  const layers = inForce.filter((layer) => MEASURED_ROLES.includes(layer.role));
  const site = await fetchKnownSite(db, question, layers);
  const { activity, facts, asOf } = question;
  const findings = evaluateProvisions({ ordinance, activity, facts, asOf, site });
  return success({ site, findings, outcome: determineOutcome(site.zone, findings), layers });
}
