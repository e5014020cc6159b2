import { Button } from '@trussworks/react-uswds';
import { useForm } from 'react-hook-form';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextAreaField } from '../../../ui/text-area-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { FootprintGeometry } from '../check.ts';
import { type TypedFields, typedFootprint } from './typed-footprint.ts';

const SHAPES = [
  { value: 'point', label: 'Point' },
  { value: 'line', label: 'Line' },
  { value: 'polygon', label: 'Polygon' },
  { value: 'rectangle', label: 'Rectangle by its centre and size' },
];
const SPELLINGS = 'For example 41.2108, -73.8693 or 41°12\'39"N 73°52\'09"W or E 668848.4, N 872695.9 (ft)';

/** Places the footprint by coordinates alone. */
export function TypedForm({ onPlace }: { onPlace(footprint: FootprintGeometry): void }) {
  const { register, handleSubmit, watch, setError, formState } = useForm<TypedFields>({
    defaultValues: { shape: 'point', position: '', positions: '', widthFt: '', heightFt: '' },
  });
  const shape = watch('shape');
  const { errors } = formState;

  const place = handleSubmit((fields) => {
    const typed = typedFootprint(fields);
    if (typed.ok) onPlace(typed.footprint);
    else setError(typed.field, { message: typed.problem }, { shouldFocus: true });
  });

  return (
    <form onSubmit={place} noValidate className="place-form">
      <SelectField label="Shape" options={SHAPES} {...register('shape')} />
      {shape === 'point' || shape === 'rectangle' ? (
        <TextField
          label={shape === 'point' ? 'Coordinates' : 'Coordinates of the centre'}
          hint={SPELLINGS}
          problem={errors.position?.message}
          autoComplete="off"
          {...register('position')}
        />
      ) : (
        <TextAreaField
          label="Coordinates, one position on each line"
          hint={SPELLINGS}
          rows={5}
          problem={errors.positions?.message}
          {...register('positions')}
        />
      )}
      {shape === 'rectangle' && (
        <div className="field-pair">
          <TextField
            label="East–west"
            unit="ft"
            inputMode="decimal"
            problem={errors.widthFt?.message}
            {...register('widthFt')}
          />
          <TextField
            label="North–south"
            unit="ft"
            inputMode="decimal"
            problem={errors.heightFt?.message}
            {...register('heightFt')}
          />
        </div>
      )}
      <Button type="submit">Place it there</Button>
    </form>
  );
}
