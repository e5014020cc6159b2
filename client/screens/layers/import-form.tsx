import { Button, Checkbox } from '@trussworks/react-uswds';
import { useForm } from 'react-hook-form';
import type { Import, ImportPreview } from '../../../server/http/contract/imports.ts';
import { ApiProblem } from '../../api.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { CoverageField } from './coverage-field.tsx';
import { fieldsOf, type ImportFields, optionsOf } from './import-form-values.ts';
import { MappingFields } from './mapping-fields.tsx';

interface Props {
  staged: Import;
  preview: ImportPreview;
  /** The refusal of the last change. */
  error: Error | null;
  busy: boolean;
  onPreview(options: Record<string, unknown>): void;
  onConfirm(): void;
  onCancel(): void;
}

/** What must be decided about an import; it can be confirmed once what is on the form is what was previewed. */
export function ImportForm({ staged, preview, error, busy, onPreview, onConfirm, onCancel }: Props) {
  const { register, handleSubmit, formState } = useForm<ImportFields>({ values: fieldsOf(staged, preview) });
  const { ref: illustrativeRef, ...illustrative } = register('illustrative');
  const isConfirmed = staged.options.mapping !== undefined;
  const canImport = isConfirmed && !formState.isDirty && preview.problems.length === 0 && !busy;
  const pointed = [...preview.problems, ...(error instanceof ApiProblem ? error.errors : [])];
  const problemAt = (field: string) =>
    pointed.find(({ pointer }) => pointer === `/${field}` || pointer === `/options/${field}`)?.detail;

  return (
    <form onSubmit={handleSubmit((fields) => onPreview(optionsOf(fields)))} noValidate className="import-form">
      <TextField
        label="Layer name"
        hint="An import under a name that exists becomes its next version."
        problem={problemAt('layer')}
        {...register('layer')}
      />
      <MappingFields preview={preview} isConfirmed={isConfirmed} problemAt={problemAt} register={register} />
      <div className="field-pair">
        <SelectField
          label="Take only features whose"
          options={[
            { value: '', label: 'All features' },
            ...preview.fields.map(({ name }) => ({ value: name, label: name })),
          ]}
          problem={problemAt('where')}
          {...register('filterField')}
        />
        <TextField label="is one of" hint="Separated by commas" {...register('filterValues')} />
      </div>
      <div className="field-pair">
        <TextField
          label="Accuracy"
          unit="± ft, 95 %"
          inputMode="decimal"
          problem={problemAt('accuracyFt')}
          {...register('accuracyFt')}
        />
        {staged.role === 'watercourses' && (
          <TextField
            label="Width of lines without one"
            unit="ft"
            inputMode="decimal"
            problem={problemAt('defaultWidthFt')}
            {...register('defaultWidthFt')}
          />
        )}
      </div>
      <div className="field-pair">
        <TextField
          label="In force from"
          hint="Empty: the beginning for a first version, today for a later one"
          type="date"
          problem={problemAt('from')}
          {...register('from')}
        />
        <TextField label="Source or attribution" problem={problemAt('attribution')} {...register('attribution')} />
      </div>
      <CoverageField
        given={staged.options.coverage !== undefined}
        problem={problemAt('coverage')}
        onCoverage={(coverage) => onPreview({ coverage })}
      />
      <Checkbox
        id="illustrative"
        label="Illustrative: not for determinations"
        inputRef={illustrativeRef}
        {...illustrative}
      />
      <div className="button-row">
        <Button type="submit" outline={canImport} disabled={busy}>
          Check and preview
        </Button>
        <Button type="button" disabled={!canImport} onClick={onConfirm}>
          Import {preview.featureCount} features
        </Button>
        <Button type="button" unstyled onClick={onCancel}>
          Cancel this import
        </Button>
      </div>
      {!canImport && !busy && (
        <p className="usa-hint">It can be imported when what is set here has been checked and nothing is open.</p>
      )}
    </form>
  );
}
