import { type ComponentProps, type ReactNode, useId } from 'react';

interface Props extends ComponentProps<'select'> {
  label: ReactNode;
  hint?: ReactNode;
  problem?: string | null | undefined;
  options: { value: string; label: string; disabled?: boolean }[];
}

/** A labelled list to choose one from. */
export function SelectField({ label, hint, problem, options, ...select }: Props) {
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
      <select
        {...select}
        id={id}
        className="usa-select"
        aria-invalid={problem ? true : undefined}
        aria-describedby={described || undefined}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
