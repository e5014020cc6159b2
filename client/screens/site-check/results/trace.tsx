import type { Evaluation, LayerUse } from '../../../../server/http/contract/evaluation.ts';
import { formatFeet, formatLimit } from '../../../ui/figures.ts';
import { inForceWords } from '../../../ui/in-force-words.ts';

/** Which layer versions the answer rests on. */
export function LayersUsed({ layers }: { layers: LayerUse[] }) {
  if (layers.length === 0) return <p>No layer was in force, so nothing could be measured.</p>;
  return (
    <ul className="layers-used">
      {layers.map((layer) => (
        <li key={layer.versionId}>
          <strong>{layer.label}</strong>
          {layer.illustrative && <span className="tag-illustrative">Illustrative</span>}
          <br />± {formatLimit(layer.accuracyFt)} ft, in force {inForceWords(layer.inForceFrom)}
          {layer.attribution !== null && <>. {layer.attribution}</>}
        </li>
      ))}
    </ul>
  );
}

/** How the answer came about, so that it can be had again. */
export function TraceDetails({ trace, asOf }: { trace: Evaluation['trace']; asOf: string }) {
  const coverage = Object.entries(trace.coverageFt);
  return (
    <details className="law">
      <summary>How this was worked out</summary>
      <dl className="trace">
        <dt>As of</dt>
        <dd>{asOf}</dd>
        <dt>Placement accuracy</dt>
        <dd>± {formatFeet(trace.placementAccuracyFt)} ft</dd>
        <dt>Measured in</dt>
        <dd>{trace.measuredIn}</dd>
        <dt>Software</dt>
        <dd>
          version {trace.softwareVersion}, {trace.engine} database, PostGIS {trace.postgisVersion}
        </dd>
        <dt>Mapped round the footprint</dt>
        <dd>
          {coverage.map(([object, feet]) => (
            <span key={object} className="coverage">
              {object}: {feet === null ? 'not covered' : `complete for ${formatLimit(feet)} ft`}
            </span>
          ))}
        </dd>
      </dl>
    </details>
  );
}
