import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { fetchSettings, postDeadline } from '../../api.ts';
import { Loading } from '../../ui/loading.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { ProblemAlert } from '../../ui/problem-alert.tsx';
import { CountDaysForm } from './count-days-form.tsx';
import { DeadlineAnswer } from './deadline-answer.tsx';
import { type Question, readQuestion, requestOf, writeQuestion } from './question.ts';

/** The last day of a period of days, with every step of the count; the question lives in the address. */
export function CountDaysScreen() {
  const [params, setParams] = useSearchParams();
  const question = readQuestion(params);
  const settings = useQuery({ queryKey: ['settings'], queryFn: ({ signal }) => fetchSettings(signal) });

  return (
    <div className="page">
      <PageHeading>Count days</PageHeading>
      <p>
        The last day of a period, as the General Construction Law counts: the day of the event is left out, every
        calendar day after it counts, the last is included.
      </p>
      {settings.isPending && <Loading what="Loading the settings…" />}
      {settings.error && (
        <ProblemAlert
          error={settings.error}
          heading="The settings could not be loaded"
          headingLevel="h2"
          onRetry={() => void settings.refetch()}
        />
      )}
      {settings.data && (
        <CountDaysForm
          settings={settings.data}
          question={question}
          onAsk={(asked) => setParams(writeQuestion(asked), { preventScrollReset: true })}
        />
      )}
      {question && <Answer question={question} />}
    </div>
  );
}

function Answer({ question }: { question: Question }) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['deadline', question],
    queryFn: ({ signal }) => postDeadline(requestOf(question), signal),
  });
  if (isFetching) return <Loading what="Counting…" />;
  if (error) return <ProblemAlert error={error} heading="No date" headingLevel="h2" onRetry={() => void refetch()} />;
  return data && <DeadlineAnswer deadline={data} />;
}
