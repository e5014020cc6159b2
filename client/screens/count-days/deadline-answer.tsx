import type { Deadline } from '../../../server/http/contract/deadlines.ts';
import { formatDay } from '../../ui/format-day.ts';

/** The day due in words, the last day counted, and the steps between, each with its section. */
export function DeadlineAnswer({ deadline: { rawEnd, due, steps } }: { deadline: Deadline }) {
  return (
    <section aria-labelledby="due">
      <div role="status">
        <h2 id="due">Due {formatDay(due)}</h2>
        <p>
          To the end of that day.{' '}
          {rawEnd === due ? 'It is the last day counted.' : `The last day counted is ${formatDay(rawEnd)}; it rolls.`}
        </p>
      </div>
      <h3 className="count-heading">How it was counted</h3>
      <ol className="count-steps">
        {steps.map(({ date, why, section }) => (
          <li key={`${date} ${why}`}>
            <strong>{formatDay(date)}</strong>
            <br />
            {why} <span className="count-section">{section}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
