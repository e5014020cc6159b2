import type { Evaluation } from '../../../../server/http/contract/evaluation.ts';
import type { Activity } from '../../../../server/http/contract/ordinance.ts';
import { IllustrativeNotice } from '../../../ui/illustrative-notice.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { ProblemAlert } from '../../../ui/problem-alert.tsx';
import type { Check } from '../check.ts';
import type { LiveEvaluation } from '../use-evaluation.ts';
import { Findings } from './findings.tsx';
import { MeasurementsTable } from './measurements-table.tsx';
import { ResultActions } from './result-actions.tsx';
import { LayersUsed, TraceDetails } from './trace.tsx';
import { ZoneAnswer } from './zone-answer.tsx';

interface Props {
  check: Check;
  evaluation: LiveEvaluation;
  activity: Activity | undefined;
  highlighted: number | null;
  onHighlight(measurement: number | null): void;
}

/** The whole answer in words and tables; everything the map shows is said here too. */
export function ResultSection({ check, evaluation, activity, highlighted, onHighlight }: Props) {
  const { answer, stale, loading, error, retry } = evaluation;
  if (!answer && !loading && !error) return null;
  return (
    <section aria-labelledby="result-heading" className="step results" aria-busy={loading}>
      <h2 id="result-heading">4. What the code says</h2>
      {error && <ProblemAlert error={error} heading="The question could not be answered" onRetry={retry} />}
      {!answer && loading && <Loading what="Measuring and judging…" />}
      {answer && !error && (
        <div className={stale ? 'is-stale' : undefined}>
          <Answer
            answer={answer}
            check={check}
            activity={activity}
            highlighted={highlighted}
            onHighlight={onHighlight}
            stale={stale}
          />
        </div>
      )}
    </section>
  );
}

interface AnswerProps extends Omit<Props, 'evaluation'> {
  answer: Evaluation;
  stale: boolean;
}

function Answer({ answer, check, activity, highlighted, onHighlight, stale }: AnswerProps) {
  const factLabel = (name: string) => activity?.facts.find((fact) => fact.name === name)?.label ?? name;
  return (
    <>
      {answer.illustrative && (
        <IllustrativeNotice>
          This answer rests on a sample drawn for trying the product, not on the official map.
        </IllustrativeNotice>
      )}
      <ResultActions check={check} answer={answer} stale={stale} />
      <ZoneAnswer zone={answer.zone} findings={answer.findings} />
      <Findings answer={answer} factLabel={factLabel} highlighted={highlighted} onHighlight={onHighlight} />
      <section aria-labelledby="distances-heading">
        <h3 id="distances-heading">Distances</h3>
        <MeasurementsTable measurements={answer.measurements} highlighted={highlighted} onHighlight={onHighlight} />
      </section>
      <section aria-labelledby="layers-used-heading">
        <h3 id="layers-used-heading">Layer versions used</h3>
        <LayersUsed layers={answer.trace.layers} />
      </section>
      <TraceDetails trace={answer.trace} asOf={answer.asOf} />
    </>
  );
}
