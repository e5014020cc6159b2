import { type ComponentProps, type ReactNode, useId } from 'react';

interface Props extends ComponentProps<'textarea'> {
  label: ReactNode;
  hint?: ReactNode;
  problem?: string | null | undefined;
}

/** A labelled field of several lines with its hint and its problem. */
export function TextAreaField({ label, hint, problem, ...area }: Props) {
  const id = useId();
  const described = [hint ? `${id}-hint` : '', problem ? `${id}-problem` : ''].filter(Boolean).join(' ');
  return (
    <div className={`field ${problem ? 'has-problem' : ''}`}>
      <label className="usa-label" htmlFor={id}>
        {label}
      </label>
      {hint && (
        <span className="usa-hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      {problem && (
        <span className="usa-error-message" id={`${id}-problem`} role="alert">
          {problem}
        </span>
      )}
      <textarea
        {...area}
        id={id}
        className={`usa-textarea ${problem ? 'usa-input--error' : ''}`}
        aria-invalid={problem ? true : undefined}
        aria-describedby={described || undefined}
      />
    </div>
  );
}
