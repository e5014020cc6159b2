import { type ComponentProps, type ReactNode, useId } from 'react';

interface Props extends Omit<ComponentProps<'input'>, 'children'> {
  label: ReactNode;
  hint?: ReactNode;
  problem?: string | null | undefined;
  unit?: string | null | undefined;
}

/** A labelled text field with its hint, its unit and its problem, each tied to it for assistive technology. */
export function TextField({ label, hint, problem, unit, className, ...input }: Props) {
  const own = useId();
  const id = input.id ?? own;
  const described = [hint ? `${id}-hint` : '', problem ? `${id}-problem` : ''].filter(Boolean).join(' ');
  return (
    <div className={`field ${problem ? 'has-problem' : ''} ${className ?? ''}`}>
      <label className="usa-label" htmlFor={id}>
        {label}
        {unit && <span className="unit"> ({unit})</span>}
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
      <input
        {...input}
        id={id}
        className={`usa-input ${problem ? 'usa-input--error' : ''}`}
        aria-invalid={problem ? true : undefined}
        aria-describedby={described || undefined}
      />
    </div>
  );
}
