import { useEffect, useState } from 'react';
import { formatLimit } from '../../../ui/figures.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { Check, PlacementMethod } from '../check.ts';

const METHODS: { value: PlacementMethod; label: string }[] = [
  { value: 'drawn', label: 'Drawn on the map or typed (± 15 ft)' },
  { value: 'surveyed', label: 'By a licensed survey (± 0.1 ft)' },
  { value: 'gps', label: 'GPS in the field (± 10 ft)' },
  { value: 'address', label: 'From an address or parcel (± 100 ft)' },
];

interface Props {
  check: Check;
  today: string | null;
  /** Sentence for the date, where the server refused it. */
  dateProblem: string | null;
  onChange(patch: Partial<Check>): void;
}

/** How well the place is known, and for which day the law is asked. */
export function PlacementFields({ check, today, dateProblem, onChange }: Props) {
  const accuracy = check.accuracyFt === null ? '' : `, stated accuracy ± ${formatLimit(check.accuracyFt)} ft`;
  return (
    <details className="way">
      <summary>
        Placed: {METHODS.find(({ value }) => value === check.method)?.label.toLowerCase()}
        {accuracy}. Law as of {check.asOf ?? (today === null ? 'today' : `today (${today})`)}
      </summary>
      <SelectField
        label="How was it placed?"
        hint="The answer allows for this much error. Choose a survey only where its coordinates were used."
        options={METHODS}
        value={check.method}
        onChange={(event) => onChange({ method: event.target.value as PlacementMethod, accuracyFt: null })}
      />
      <div className="field-pair">
        <AccuracyField accuracyFt={check.accuracyFt} onChange={onChange} />
        <TextField
          label="Law as of"
          hint={today === null ? 'Today, if empty' : `Today (${today}), if empty`}
          type="date"
          value={check.asOf ?? ''}
          problem={dateProblem}
          onChange={(event) => onChange({ asOf: event.target.value || null })}
        />
      </div>
    </details>
  );
}

function AccuracyField({ accuracyFt, onChange }: Pick<Check, 'accuracyFt'> & Pick<Props, 'onChange'>) {
  const [text, setText] = useState(accuracyFt === null ? '' : String(accuracyFt));
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => setText(accuracyFt === null ? '' : String(accuracyFt)), [accuracyFt]);

  function commit() {
    const value = text.trim() === '' ? null : Number(text);
    const isWrong = value !== null && !(Number.isFinite(value) && value >= 0 && value <= 100_000);
    setProblem(isWrong ? 'Type feet, 0 to 100,000, or leave it empty.' : null);
    if (!isWrong && value !== accuracyFt) onChange({ accuracyFt: value });
  }

  return (
    <TextField
      label="Accuracy, if known"
      unit="± ft, 95 %"
      hint="Otherwise that of the method"
      inputMode="decimal"
      value={text}
      problem={problem}
      onChange={(event) => setText(event.target.value)}
      onBlur={commit}
      onKeyDown={(event) => event.key === 'Enter' && commit()}
    />
  );
}
