import type { Import, ImportOptions, ImportPreview } from '../../../server/http/contract/imports.ts';

/** What the fields of the import form hold, as typed. */
export interface ImportFields {
  layer: string;
  /** target → attribute; '' maps nothing. */
  mapping: Record<string, string>;
  filterField: string;
  /** Comma-separated values. */
  filterValues: string;
  accuracyFt: string;
  defaultWidthFt: string;
  from: string;
  attribution: string;
  illustrative: boolean;
}

const firstFilter = (where: ImportOptions['where']): [string, string[]] => Object.entries(where ?? {})[0] ?? ['', []];

/** The form of an import as it stands; guesses fill what was not confirmed yet. */
export function fieldsOf({ options }: Import, preview: ImportPreview): ImportFields {
  const [filterField, filterValues] = firstFilter(options.where);
  const mapped = ({ target, guess }: ImportPreview['targets'][number]) =>
    options.mapping ? (options.mapping[target] ?? '') : (guess ?? '');
  return {
    layer: options.layer ?? preview.layer,
    mapping: Object.fromEntries(preview.targets.map((target) => [target.target, mapped(target)])),
    filterField,
    filterValues: filterValues.join(', '),
    accuracyFt: options.accuracyFt === undefined ? '' : String(options.accuracyFt),
    defaultWidthFt: options.defaultWidthFt === undefined ? '' : String(options.defaultWidthFt),
    from: options.from ?? '',
    attribution: options.attribution ?? '',
    illustrative: options.illustrative ?? false,
  };
}

const textOption = (text: string) => (text.trim() === '' ? null : text.trim());

/** Text that is no number goes to the server as it is, which answers with the sentence. */
function numberOption(text: string): number | string | null {
  const given = text.trim();
  if (given === '') return null;
  const value = Number(given);
  return Number.isFinite(value) ? value : given;
}

function filterOption({ filterField, filterValues }: ImportFields) {
  const values = filterValues
    .split(',')
    .map((value) => value.trim())
    .filter(Boolean);
  return filterField === '' || values.length === 0 ? null : { [filterField]: values };
}

/** The options to send: what is empty is taken back, and the mapping is thereby confirmed. */
export function optionsOf(fields: ImportFields): Record<string, unknown> {
  return {
    layer: textOption(fields.layer),
    mapping: Object.fromEntries(Object.entries(fields.mapping).filter(([, attribute]) => attribute !== '')),
    where: filterOption(fields),
    accuracyFt: numberOption(fields.accuracyFt),
    defaultWidthFt: numberOption(fields.defaultWidthFt),
    from: textOption(fields.from),
    attribution: textOption(fields.attribution),
    illustrative: fields.illustrative,
  };
}
