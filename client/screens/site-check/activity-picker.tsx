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
  const activity = activities.find(({ kind }) => kind === chosen);
  const box = useBox(activity?.kind ?? null);
  return (
    <section aria-labelledby="what-heading" className="step">
      <h2 id="what-heading">1. What is proposed?</h2>
      <Label htmlFor="activity">Kind of facility or activity</Label>
      <ComboBox
        key={box.key}
        id="activity"
        name="activity"
        options={options}
        {...(activity ? { defaultValue: activity.kind } : {})}
        inputProps={{ 'aria-describedby': 'activity-description' }}
        noResults="No kind has these words. Choose “Anything else”."
        onChange={(kind) => {
          if (box.isNews(kind ?? null)) onChoose(kind ?? null);
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

/**
 * The box keeps its own state: it is made anew only when the kind changes from outside it, as by "back".
 * It reports what it holds also when it is made, which is no choice of the user's.
 */
function useBox(chosen: string | null) {
  const held = useRef(chosen);
  const made = useRef(0);
  if (held.current !== chosen) {
    held.current = chosen;
    made.current += 1;
  }
  return {
    key: made.current,
    isNews(kind: string | null): boolean {
      const isNews = held.current !== kind;
      held.current = kind;
      return isNews;
    },
  };
}
