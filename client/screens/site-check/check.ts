import type { Geometry, GeometryCollection } from 'geojson';
import type { EvaluationRequest, Placement } from '../../../server/http/contract/evaluation.ts';

/** GeoJSON, lon/lat degrees on a grid of 1e-9, so that a link holds exactly what was judged. */
export type FootprintGeometry = Exclude<Geometry, GeometryCollection>;

export type FactValue = NonNullable<EvaluationRequest['facts']>[string];
export type FactValues = Readonly<Record<string, FactValue>>;
export type PlacementMethod = Placement['method'];

export const PLACEMENT_METHODS: readonly PlacementMethod[] = ['surveyed', 'gps', 'drawn', 'address'];

/** Everything the user chose for one site check; it lives in the address of the page. */
export interface Check {
  activity: string | null;
  footprint: FootprintGeometry | null;
  /** Only what was stated; a fact that is not here is not known. */
  facts: FactValues;
  method: PlacementMethod;
  /** 95 %, ft; null: the method's own. */
  accuracyFt: number | null;
  /** `YYYY-MM-DD`; null: today. */
  asOf: string | null;
}

export const EMPTY_CHECK: Check = {
  activity: null,
  footprint: null,
  facts: {},
  method: 'drawn',
  accuracyFt: null,
  asOf: null,
};

/** The request for `POST /api/evaluations`; null until a kind and a footprint are chosen. */
export function requestOf(check: Check): EvaluationRequest | null {
  if (check.activity === null || check.footprint === null) return null;
  return {
    activity: check.activity,
    geometry: check.footprint,
    facts: check.facts,
    placement: { method: check.method, ...(check.accuracyFt === null ? {} : { accuracyFt: check.accuracyFt }) },
    ...(check.asOf === null ? {} : { asOf: check.asOf }),
  };
}

/** The facts with one more, changed, or no longer known where the value is undefined. */
export function withFact(facts: FactValues, name: string, value: FactValue | undefined): FactValues {
  const { [name]: _, ...others } = facts;
  return value === undefined ? others : { ...others, [name]: value };
}
