import { ComboBox, Label } from '@trussworks/react-uswds';
import { useMemo, useRef } from 'react';
import type { Activity } from '../../../server/http/contract/ordinance.ts';

interface Props {
  activities: Activity[];
  chosen: string | null;
  onChoose(kind: string | null): void;
}

const withWords = ({ label, description }: Activity) => {
  const [firstSentence] = description.split(/(?<=\.)\s/);
  return firstSentence && firstSentence !== label ? `${label}: ${firstSentence.replace(/\.$/, '')}` : label;
};

/** The kind of facility, found by typing any part of its name or description. */
export function ActivityPicker({ activities, chosen, onChoose }: Props) {
  const options = useMemo(
    () =>
      activities
        .map((activity) => ({ value: activity.kind, label: withWords(activity) }))
        .sort((a, b) => a.label.localeCompare(b.label)),
    [activities],
  );
  const shown = useShown(chosen);
  const activity = activities.find(({ kind }) => kind === chosen);
  return (
    <section aria-labelledby="what-heading" className="step">
      <h2 id="what-heading">1. What is proposed?</h2>
      <Label htmlFor="activity">Kind of facility or activity</Label>
      <ComboBox
        key={shown.key}
        id="activity"
        name="activity"
        options={options}
        {...(activity ? { defaultValue: activity.kind } : {})}
        inputProps={{ 'aria-describedby': 'activity-description' }}
        noResults="No kind has these words. Choose “Anything else”."
        onChange={(kind) => {
          shown.note(kind ?? null);
          onChoose(kind ?? null);
        }}
      />
      <p id="activity-description" className="usa-hint">
        {activity?.description ?? 'Type a word, for example salt, septic or tank, or open the list.'}
      </p>
      {chosen !== null && !activity && (
        <p className="usa-error-message" role="alert">
          The kind in this link, “{chosen}”, is not known here. Choose one.
        </p>
      )}
    </section>
  );
}

/** The box keeps its own state; it is made anew only when the kind changes from outside it, as by "back". */
function useShown(chosen: string | null) {
  const own = useRef(chosen);
  const made = useRef(0);
  if (own.current !== chosen) {
    own.current = chosen;
    made.current += 1;
  }
  return {
    key: made.current,
    note: (kind: string | null) => {
      own.current = kind;
    },
  };
}
