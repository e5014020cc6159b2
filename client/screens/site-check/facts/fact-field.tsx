import { Checkbox, Radio } from '@trussworks/react-uswds';
import { type ReactNode, useEffect, useId, useState } from 'react';
import type { Fact } from '../../../../server/http/contract/ordinance.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { FactValue } from '../check.ts';
import { section } from '../results/wording.ts';

export interface FactFieldProps {
  fact: Fact;
  /** undefined: not known. */
  value: FactValue | undefined;
  needed: boolean;
  problem: string | null;
  onChange(value: FactValue | undefined): void;
}

function Hint({ fact, needed }: Pick<FactFieldProps, 'fact' | 'needed'>) {
  return (
    <>
      {needed && <strong className="needed">Needed for the answer. </strong>}
      {fact.help} {fact.askedBy.length > 0 && <>Asked by {fact.askedBy.map(section).join(', ')}.</>}
    </>
  );
}

/** One fact of the applicant's, of whatever type; leaving it unanswered is always possible. */
export function FactField(props: FactFieldProps) {
  const { fact } = props;
  if (fact.type === 'boolean') return <YesNoField {...props} />;
  if (fact.type === 'choice') return <ChoiceField {...props} />;
  if (fact.type === 'date') return <DateField {...props} />;
  return <NumberField {...props} />;
}

const ANSWERS = [
  { value: true, label: 'Yes' },
  { value: false, label: 'No' },
  { value: undefined, label: 'Not known' },
];

function Group({
  legend,
  hint,
  problem,
  children,
}: {
  legend: string;
  hint: ReactNode;
  problem: string | null;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <fieldset className={`usa-fieldset field ${problem ? 'has-problem' : ''}`} aria-describedby={`${id}-hint`}>
      <legend className="usa-label">{legend}</legend>
      <span className="usa-hint" id={`${id}-hint`}>
        {hint}
      </span>
      {problem && (
        <span className="usa-error-message" role="alert">
          {problem}
        </span>
      )}
      {children}
    </fieldset>
  );
}

function YesNoField({ fact, value, needed, problem, onChange }: FactFieldProps) {
  return (
    <Group legend={fact.label} hint={<Hint fact={fact} needed={needed} />} problem={problem}>
      <div className="answers">
        {ANSWERS.map((answer) => (
          <Radio
            key={answer.label}
            id={`${fact.name}-${answer.label.toLowerCase().replace(' ', '-')}`}
            name={fact.name}
            label={answer.label}
            checked={value === answer.value}
            onChange={() => onChange(answer.value)}
          />
        ))}
      </div>
    </Group>
  );
}

function ChoiceField({ fact, value, needed, problem, onChange }: FactFieldProps) {
  return (
    <SelectField
      label={fact.label}
      hint={<Hint fact={fact} needed={needed} />}
      problem={problem}
      options={[{ value: '', label: 'Not known' }, ...(fact.choices ?? [])]}
      value={typeof value === 'string' ? value : ''}
      onChange={(event) => onChange(event.target.value || undefined)}
    />
  );
}

function NumberField({ fact, value, needed, problem, onChange }: FactFieldProps) {
  const known = value === undefined || value === null ? '' : String(value);
  const [text, setText] = useState(known);
  const [wrong, setWrong] = useState<string | null>(null);
  useEffect(() => {
    setText(known);
    setWrong(null);
  }, [known]);

  function commit() {
    const number = text.trim() === '' ? undefined : Number(text.replaceAll(',', ''));
    if (number !== undefined && !Number.isFinite(number)) return setWrong('Type a number, or leave it empty.');
    setWrong(null);
    if (number !== value) onChange(number);
  }

  return (
    <TextField
      label={fact.label}
      unit={fact.unit}
      hint={<Hint fact={fact} needed={needed} />}
      problem={wrong ?? problem}
      inputMode="decimal"
      autoComplete="off"
      value={text}
      onChange={(event) => setText(event.target.value)}
      onBlur={commit}
      onKeyDown={(event) => event.key === 'Enter' && commit()}
    />
  );
}

function DateField({ fact, value, needed, problem, onChange }: FactFieldProps) {
  return (
    <div className="date-field">
      <TextField
        label={fact.label}
        hint={<Hint fact={fact} needed={needed} />}
        problem={problem}
        type="date"
        disabled={value === null}
        value={typeof value === 'string' ? value : ''}
        onChange={(event) => onChange(event.target.value || undefined)}
      />
      {fact.nullable && (
        <Checkbox
          id={`${fact.name}-never`}
          name={`${fact.name}-never`}
          label={
            <>
              Never<span className="usa-sr-only">: {fact.label}</span>
            </>
          }
          checked={value === null}
          onChange={(event) => onChange(event.target.checked ? null : undefined)}
        />
      )}
    </div>
  );
}
