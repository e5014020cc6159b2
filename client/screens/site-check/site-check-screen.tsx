import { useQuery } from '@tanstack/react-query';
import { Alert } from '@trussworks/react-uswds';
import { useState } from 'react';
import { fetchActivities, fetchSettings, problemAt } from '../../api.ts';
import { Loading } from '../../ui/loading.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { ProblemAlert } from '../../ui/problem-alert.tsx';
import { ActivityPicker } from './activity-picker.tsx';
import { type Check, type FootprintGeometry, requestOf, withFact } from './check.ts';
import { FactsForm } from './facts/facts-form.tsx';
import { MapPanel } from './map-panel/map-panel.tsx';
import { PlacementSection } from './placement/placement-section.tsx';
import { OutcomeBar } from './results/outcome-bar.tsx';
import { ResultSection } from './results/result-section.tsx';
import { useCheck } from './use-check.ts';
import { useEvaluation } from './use-evaluation.ts';

function whatIsMissing({ activity, footprint }: Check): string | null {
  if (activity === null && footprint === null) return 'Choose what is proposed and place it.';
  if (activity === null) return 'Choose what is proposed.';
  return footprint === null ? 'Place its footprint.' : null;
}

/** The main job: what the code says of a proposed facility at a place. */
export function SiteCheckScreen() {
  const { check, problems, change } = useCheck();
  const activities = useQuery({ queryKey: ['activities'], queryFn: ({ signal }) => fetchActivities(signal) });
  const settings = useQuery({ queryKey: ['settings'], queryFn: ({ signal }) => fetchSettings(signal) });
  const evaluation = useEvaluation(requestOf(check));
  const { answer, error } = evaluation;
  const [highlighted, setHighlighted] = useHighlight(answer);
  const [placedElsewhere, setPlacedElsewhere] = useState(0);
  const activity = activities.data?.find(({ kind }) => kind === check.activity);

  /** Facts of another kind would be refused. */
  function chooseActivity(kind: string | null) {
    const known = activities.data?.find((candidate) => candidate.kind === kind)?.facts.map(({ name }) => name) ?? [];
    change(({ facts }) => ({
      activity: kind,
      facts: Object.fromEntries(Object.entries(facts).filter(([name]) => known.includes(name))),
    }));
  }

  /** A footprint moved by hand is drawn, however it was placed before: a survey's accuracy is not kept for it. */
  const drawFootprint = (footprint: FootprintGeometry | null) =>
    change(({ method }) => ({ footprint, ...(method === 'drawn' ? {} : { method: 'drawn', accuracyFt: null }) }));

  return (
    <div className="site-check">
      <PageHeading>Site check</PageHeading>
      <OutcomeBar evaluation={evaluation} missing={whatIsMissing(check)} activityLabel={activity?.label ?? null} />
      {problems.map((problem) => (
        <Alert key={problem} type="warning" headingLevel="h2" slim noIcon={false} role="alert">
          {problem}
        </Alert>
      ))}
      <div className="check-question">
        {activities.isPending && <Loading what="Loading the kinds of facility…" />}
        {activities.error && (
          <ProblemAlert
            error={activities.error}
            heading="The kinds of facility could not be loaded"
            onRetry={() => void activities.refetch()}
          />
        )}
        {activities.data && (
          <ActivityPicker activities={activities.data} chosen={check.activity} onChoose={chooseActivity} />
        )}
        <PlacementSection
          check={check}
          today={settings.data?.today ?? null}
          dateProblem={problemAt(error, '/asOf')}
          onChange={change}
          onPlace={() => setPlacedElsewhere(placedElsewhere + 1)}
        />
      </div>
      <MapPanel
        check={check}
        answer={error ? undefined : answer}
        baseMapUrl={settings.data?.baseMapUrl ?? null}
        highlighted={highlighted}
        placedElsewhere={placedElsewhere}
        onFootprint={drawFootprint}
      />
      <div className="check-answer">
        <FactsForm
          activity={activity}
          answer={answer}
          facts={check.facts}
          error={error}
          onFact={(name, value) => change(({ facts }) => ({ facts: withFact(facts, name, value) }))}
        />
        <ResultSection
          check={check}
          evaluation={evaluation}
          activity={activity}
          highlighted={highlighted}
          onHighlight={setHighlighted}
        />
      </div>
    </div>
  );
}

/** The measurement shown on the map, forgotten with the answer it belongs to. */
function useHighlight(answer: unknown): [number | null, (index: number | null) => void] {
  const [shown, setShown] = useState<{ of: unknown; index: number | null }>({ of: undefined, index: null });
  return [shown.of === answer ? shown.index : null, (index) => setShown({ of: answer, index })];
}
