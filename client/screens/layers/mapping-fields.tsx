import type { UseFormRegister } from 'react-hook-form';
import type { ImportPreview } from '../../../server/http/contract/imports.ts';
import { SelectField } from '../../ui/select-field.tsx';
import type { ImportFields } from './import-form-values.ts';

interface Props {
  preview: ImportPreview;
  /** The user has said so; until then the choices are guesses. */
  isConfirmed: boolean;
  problemAt(field: string): string | undefined;
  register: UseFormRegister<ImportFields>;
}

/** Which attribute of the file holds what the product reads. */
export function MappingFields({ preview, isConfirmed, problemAt, register }: Props) {
  if (preview.targets.length === 0) return null;
  const attributes = preview.fields.map(({ name, samples }) => ({
    value: name,
    label: samples.length > 0 ? `${name} (${samples.join(', ')})` : name,
  }));
  return (
    <fieldset className="usa-fieldset">
      <legend className="usa-label">Which attribute holds what?</legend>
      {!isConfirmed && <p className="usa-hint">These are guesses. Check them, then choose “Check and preview”.</p>}
      {preview.targets.map(({ target, label, required, guess }) => (
        <SelectField
          key={target}
          label={`${label}${required ? ' (required)' : ''}`}
          hint={!isConfirmed && guess !== null ? `Guessed: ${guess}` : undefined}
          problem={problemAt(`mapping/${target}`)}
          options={[{ value: '', label: 'None' }, ...attributes]}
          {...register(`mapping.${target}`)}
        />
      ))}
    </fieldset>
  );
}
