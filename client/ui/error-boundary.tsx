import { Alert } from '@trussworks/react-uswds';
import { Component, type ReactNode } from 'react';

interface Props {
  /** What failed and what can still be done, one or two sentences. */
  sentence: string;
  children: ReactNode;
}

/** Shows a sentence in place of a part of the screen that failed to draw; the rest goes on. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <Alert type="error" headingLevel="h2" heading="This part of the screen failed" role="alert">
        {this.props.sentence}
      </Alert>
    );
  }
}
