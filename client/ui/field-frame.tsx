import { type ReactNode, useId } from 'react';

/** What stands round a control of a form. */
export interface FieldWords {
  label: ReactNode;
  hint?: ReactNode;
  problem?: string | null | undefined;
}

/** What a control must carry to be tied to its words for assistive technology. */
interface ControlProps {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface Props extends FieldWords {
  children(control: ControlProps): ReactNode;
}

/** A control with its label, its hint and its problem. */
export function FieldFrame({ label, hint, problem, children }: Props) {
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
      {children({ id, 'aria-invalid': problem ? true : undefined, 'aria-describedby': described || undefined })}
    </div>
  );
}
