import type { ComponentProps } from 'react';
import { FieldFrame, type FieldWords } from './field-frame.tsx';

/** A labelled field of several lines. */
export function TextAreaField({ label, hint, problem, ...area }: FieldWords & ComponentProps<'textarea'>) {
  return (
    <FieldFrame label={label} hint={hint} problem={problem}>
      {(control) => <textarea {...area} {...control} className={`usa-textarea ${problem ? 'usa-input--error' : ''}`} />}
    </FieldFrame>
  );
}
