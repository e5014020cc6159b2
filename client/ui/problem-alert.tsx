import { Alert, Button } from '@trussworks/react-uswds';
import { ApiProblem } from '../api.ts';

interface Props {
  error: unknown;
  /** What could not be done, as a heading. */
  heading: string;
  onRetry?: () => void;
}

/** The sentences of an error, each once. */
export function sentencesOf(error: unknown): string[] {
  if (!(error instanceof ApiProblem)) return ['Something went wrong on this page. Reload it and try again.'];
  const pointed = error.errors.map((item) => item.detail);
  return pointed.length > 0 ? [...new Set(pointed)] : [error.message];
}

/** A refusal or failure in the server's own sentences. */
export function ProblemAlert({ error, heading, onRetry }: Props) {
  const sentences = sentencesOf(error);
  return (
    <Alert type="error" headingLevel="h3" heading={heading} role="alert">
      {sentences.map((sentence) => (
        <span className="problem-sentence" key={sentence}>
          {sentence}
        </span>
      ))}
      {onRetry && (
        <Button type="button" unstyled onClick={onRetry}>
          Try again
        </Button>
      )}
    </Alert>
  );
}
