import { Alert, Button } from '@trussworks/react-uswds';
import { ApiProblem } from '../api.ts';

interface Props {
  error: unknown;
  /** What could not be done, as a heading. */
  heading: string;
  headingLevel?: 'h2' | 'h3';
  onRetry?: () => void;
}

/** The sentences of an error, each once. */
export function sentencesOf(error: unknown): string[] {
  if (!(error instanceof ApiProblem)) return ['Something went wrong on this page. Reload it and try again.'];
  const pointed = error.errors.map((item) => item.detail);
  return pointed.length > 0 ? [...new Set(pointed)] : [error.message];
}

/** What was refused stays refused until it is changed; only a silent or failing server is asked again. */
const mayPass = (error: unknown) => !(error instanceof ApiProblem) || error.status === 0 || error.status >= 500;

/** A refusal or failure in the server's own sentences. */
export function ProblemAlert({ error, heading, headingLevel = 'h3', onRetry }: Props) {
  const sentences = sentencesOf(error);
  return (
    <Alert type="error" headingLevel={headingLevel} heading={heading} role="alert">
      {sentences.map((sentence) => (
        <span className="problem-sentence" key={sentence}>
          {sentence}
        </span>
      ))}
      {onRetry && mayPass(error) && (
        <Button type="button" unstyled onClick={onRetry}>
          Try again
        </Button>
      )}
    </Alert>
  );
}
