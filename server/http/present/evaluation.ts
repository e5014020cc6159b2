import { type LayerInForce, layerLabel } from '../../domain/layer.ts';
import type { FacilityAnswer, FacilityQuestion } from '../../usecases/evaluate-facility.ts';
import type { AppContext } from '../context.ts';
import type { Evaluation, LayerUse } from '../contract/evaluation.ts';

const MEASURED_IN =
  'EPSG:2260, plane grid distance in US survey feet; at Croton 500 grid ft are 500.03 ft on the ellipsoid';

const presentLayerUse = (layer: LayerInForce): LayerUse => ({
  label: layerLabel(layer),
  versionId: layer.versionId,
  role: layer.role,
  name: layer.name,
  version: layer.version,
  inForceFrom: layer.inForceFrom,
  accuracyFt: layer.accuracyFt,
  illustrative: layer.illustrative,
  attribution: layer.attribution,
});

/** The answer of `POST /api/evaluations`; distances are not rounded. */
export function presentEvaluation(
  context: Pick<AppContext, 'engine' | 'postgisVersion' | 'softwareVersion'>,
  question: FacilityQuestion,
  { site, findings, outcome, layers }: FacilityAnswer,
): Evaluation {
  const { governing, status, shares, notes } = site.zone;
  return {
    activity: question.activity,
    asOf: question.asOf,
    zone: { governing, status, shares, notes },
    measurements: site.measurements,
    findings,
    outcome,
    illustrative: layers.some((layer) => layer.illustrative),
    trace: {
      softwareVersion: context.softwareVersion,
      engine: context.engine,
      postgisVersion: context.postgisVersion,
      measuredIn: MEASURED_IN,
      placementAccuracyFt: question.placementAccuracyFt,
      layers: layers.map(presentLayerUse),
      coverageFt: site.coverage,
    },
  };
}
