import { Icon } from '@trussworks/react-uswds';
import type { LiveEvaluation } from '../use-evaluation.ts';
import { describeOutcome, describeZone, type Tone } from './wording.ts';

interface Props {
  evaluation: LiveEvaluation;
  /** What is still to be chosen; null where the question is complete. */
  missing: string | null;
  activityLabel: string | null;
}

const ICONS: Record<Tone, typeof Icon.Error> = {
  bad: Icon.Error,
  open: Icon.Warning,
  good: Icon.CheckCircle,
  neutral: Icon.Info,
};

function words({ evaluation, missing, activityLabel }: Props): { tone: Tone; word: string; sentence: string } {
  if (missing !== null) return { tone: 'neutral', word: 'No answer yet', sentence: missing };
  if (evaluation.error) {
    return { tone: 'bad', word: 'No answer', sentence: 'The question could not be answered; see why below.' };
  }
  if (!evaluation.answer) return { tone: 'neutral', word: 'Measuring', sentence: 'The answer is on its way.' };
  const outcome = describeOutcome(evaluation.answer);
  const where = describeZone(evaluation.answer.zone);
  return { ...outcome, sentence: `${activityLabel ?? evaluation.answer.activity}. ${where}. ${outcome.sentence}` };
}

/** The overall answer in one line that stays in sight; changes are read out. */
export function OutcomeBar(props: Props) {
  const { tone, word, sentence } = words(props);
  const { answer, stale } = props.evaluation;
  const isOld = props.missing === null && answer !== undefined && stale && !props.evaluation.error;
  const OutcomeIcon = ICONS[tone];
  return (
    <section className={`outcome-bar tone-${tone}`} aria-label="Answer" aria-busy={isOld}>
      <OutcomeIcon aria-hidden="true" size={4} />
      <div role="status" className="outcome-words">
        <strong className="outcome-word">{word}</strong> <span className="outcome-sentence">{sentence}</span>
        {isOld && <span className="stale-mark">Out of date: measuring again…</span>}
      </div>
      {answer?.illustrative && props.missing === null && !props.evaluation.error && (
        <span className="outcome-illustrative">Illustrative layers: not for determinations</span>
      )}
    </section>
  );
}
