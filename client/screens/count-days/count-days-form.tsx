import { Button, Checkbox } from '@trussworks/react-uswds';
import { useForm } from 'react-hook-form';
import type { Settings } from '../../../server/http/contract/health.ts';
import { TextField } from '../../ui/text-field.tsx';
import type { Question } from './question.ts';

interface Props {
  settings: Settings;
  question: Question | null;
  onAsk(question: Question): void;
}

/** The day of the event, the number of days, and whether the end rolls. */
export function CountDaysForm({ settings, question, onAsk }: Props) {
  const { register, handleSubmit, formState } = useForm({
    values: {
      start: question?.start ?? settings.today,
      days: question?.days ?? '',
      roll: question?.roll ?? settings.rollAtEnd.value,
    },
  });
  const { errors } = formState;
  const { ref: rollRef, ...roll } = register('roll');

  return (
    <form onSubmit={handleSubmit(onAsk)} noValidate>
      <div className="field-pair">
        <TextField
          label="Day of the event"
          hint="For example the day an application was received"
          type="date"
          problem={errors.start?.message}
          {...register('start', { required: 'Give the day of the event, a date that exists.' })}
        />
        <TextField
          label="Number of days"
          hint="Calendar days, from 0 to 3,660"
          inputMode="numeric"
          autoComplete="off"
          problem={errors.days?.message}
          {...register('days', {
            pattern: { value: /^\s*\d+\s*$/, message: 'Give a whole number of days.' },
            required: 'Give a whole number of days.',
          })}
        />
      </div>
      <Checkbox
        id="roll-at-end"
        label="An end on a Saturday, a Sunday or a public holiday rolls to the next business day"
        aria-describedby="roll-at-end-reason"
        inputRef={rollRef}
        {...roll}
      />
      <p className="usa-hint" id="roll-at-end-reason">
        {settings.rollAtEnd.reason} The village's setting: {settings.rollAtEnd.value ? 'it rolls' : 'it does not roll'}.
      </p>
      <Button type="submit">Count</Button>
    </form>
  );
}
