import type { ComponentProps } from 'react';
import { FieldFrame, type FieldWords } from './field-frame.tsx';

interface Props extends FieldWords, Omit<ComponentProps<'input'>, 'children'> {
  unit?: string | null | undefined;
}

/** A labelled text field with its unit. */
export function TextField({ label, hint, problem, unit, ...input }: Props) {
  const labelWithUnit = (
    <>
      {label}
      {unit && <span className="unit"> ({unit})</span>}
    </>
  );
  return (
    <FieldFrame label={labelWithUnit} hint={hint} problem={problem}>
      {(control) => <input {...input} {...control} className={`usa-input ${problem ? 'usa-input--error' : ''}`} />}
    </FieldFrame>
  );
}
