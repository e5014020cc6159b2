import type { ComponentProps } from 'react';
import { FieldFrame, type FieldWords } from './field-frame.tsx';

interface Props extends FieldWords, ComponentProps<'select'> {
  options: { value: string; label: string }[];
}

/** A labelled list to choose one from. */
export function SelectField({ label, hint, problem, options, ...select }: Props) {
  return (
    <FieldFrame label={label} hint={hint} problem={problem}>
      {(control) => (
        <select {...select} {...control} className="usa-select">
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
