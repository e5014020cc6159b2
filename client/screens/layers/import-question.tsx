import { Button, Radio } from '@trussworks/react-uswds';
import { useState } from 'react';
import type { Import } from '../../../server/http/contract/imports.ts';

interface Props {
  question: NonNullable<Import['question']>;
  busy: boolean;
  onAnswer(options: Record<string, unknown>): void;
  onCancel(): void;
}

/** What the file leaves open, e.g. which of its shapefiles is meant. */
export function ImportQuestion({ question, busy, onAnswer, onCancel }: Props) {
  const [choice, setChoice] = useState<string | null>(null);
  const answer = () => onAnswer({ [question.option]: question.option === 'treatAsNad83' ? choice === 'true' : choice });
  return (
    <>
      <fieldset className="usa-fieldset">
        <legend className="usa-label">{question.text}</legend>
        {question.choices.map(({ value, label, usable }) => (
          <Radio
            key={value}
            id={`choice-${value}`}
            name="choice"
            label={label}
            disabled={!usable}
            checked={choice === value}
            onChange={() => setChoice(value)}
          />
        ))}
      </fieldset>
      <div className="button-row">
        <Button type="button" disabled={choice === null || busy} onClick={answer}>
          Go on
        </Button>
        <Button type="button" unstyled onClick={onCancel}>
          Cancel this import
        </Button>
      </div>
    </>
  );
}
