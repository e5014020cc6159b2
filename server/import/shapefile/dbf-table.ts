import { refuse } from '../import-refusal.ts';
import { counted, type Note, note, rowList } from '../notes.ts';
import { chooseEncoding, decodeText } from './text-encoding.ts';

interface Field {
  rawName: Buffer;
  type: string;
  start: number;
  length: number;
}

export interface Table {
  fields: string[];
  rows: Record<string, unknown>[];
  /** Rows marked as deleted; their shapes are not to be taken either. */
  deletedRows: number[];
  notes: Note[];
}

const FIELD_BYTES = 32;
const DELETED = 0x2a;
const isTextual = (type: string) => type === 'C';
const isNotAscii = (bytes: Buffer) => bytes.some((byte) => byte >= 0x80);

/** Up to the first NUL, without the spaces that fill a field. */
function content(bytes: Buffer): Buffer {
  const nul = bytes.indexOf(0);
  let end = nul < 0 ? bytes.length : nul;
  while (end > 0 && bytes[end - 1] === 0x20) end -= 1;
  return bytes.subarray(0, end);
}

function readFields(dbf: Buffer, headerLength: number): Field[] {
  const fields: Field[] = [];
  let start = 1;
  for (let at = 32; at + FIELD_BYTES <= headerLength && dbf[at] !== 0x0d; at += FIELD_BYTES) {
    const length = dbf[at + 16]!;
    fields.push({
      rawName: content(dbf.subarray(at, at + 11)),
      type: String.fromCharCode(dbf[at + 11]!),
      start,
      length,
    });
    start += length;
  }
  return fields;
}

function parseNumber(text: string): number | string | null {
  if (text === '' || text.startsWith('*')) return null;
  const number = Number(text);
  if (!Number.isFinite(number)) return text;
  return Number.isInteger(number) && !Number.isSafeInteger(number) ? text : number;
}

function parseDate(text: string): string | null {
  const parts = /^(\d{4})(\d{2})(\d{2})$/.exec(text);
  return parts && text !== '00000000' ? `${parts[1]}-${parts[2]}-${parts[3]}` : null;
}

function parseValue(field: Field, bytes: Buffer, encoding: string): unknown {
  if (field.type === 'I' || field.type === '+') return bytes.length === 4 ? bytes.readInt32LE(0) : null;
  if (field.type === 'O' || field.type === 'B') {
    const number = bytes.length === 8 ? bytes.readDoubleLE(0) : Number.NaN;
    return Number.isFinite(number) ? number : null;
  }
  const text = decodeText(content(bytes), encoding).trim();
  if (field.type === 'N' || field.type === 'F') return parseNumber(text);
  if (field.type === 'D') return parseDate(text);
  if (field.type === 'L') return /^[ty]$/i.test(text) ? true : /^[fn]$/i.test(text) ? false : null;
  return isTextual(field.type) && text !== '' ? text : null;
}

/** Decoded names, made different from one another. */
function nameFields(fields: Field[], encoding: string): string[] {
  const names: string[] = [];
  for (const [index, field] of fields.entries()) {
    const name = decodeText(field.rawName, encoding).trim() || `FIELD_${index + 1}`;
    names.push(names.includes(name) ? `${name}_${index + 1}` : name);
  }
  return names;
}

/** Reads a .dbf table. `cpg` is the text of the .cpg beside it. Refuses a table that is cut short or not a table. */
export function readTable(name: string, dbf: Buffer, cpg: string | undefined): Table {
  const broken = (): never =>
    refuse(`${name}.dbf is not a dBASE table, or it is cut short. Ask for the shapefile again.`);
  if (dbf.length < 33) broken();
  const count = dbf.readUInt32LE(4);
  const headerLength = dbf.readUInt16LE(8);
  const rowLength = dbf.readUInt16LE(10);
  if (headerLength < 33 || rowLength < 1 || headerLength + count * rowLength > dbf.length) broken();
  const fields = readFields(dbf, headerLength);
  if (fields.some((field) => field.start + field.length > rowLength)) broken();

  const rawRows = Array.from({ length: count }, (_, row) => {
    const at = headerLength + row * rowLength;
    return dbf.subarray(at, at + rowLength);
  });
  const bytesOf = (row: Buffer, field: Field) => row.subarray(field.start, field.start + field.length);
  const textFields = fields.filter((field) => isTextual(field.type));
  const texts = rawRows.flatMap((row) => textFields.map((field) => content(bytesOf(row, field)))).filter(isNotAscii);
  const encoding = chooseEncoding(cpg, dbf[29]!, [
    ...texts,
    ...fields.map((field) => field.rawName).filter(isNotAscii),
  ]);
  const names = nameFields(fields, encoding.name);
  const deletedRows = rawRows.flatMap((row, index) => (row[0] === DELETED ? [index + 1] : []));
  const notes = [...encoding.notes];
  if (deletedRows.length > 0)
    notes.push(
      note(`${counted(deletedRows.length, 'row')} marked as deleted skipped (${rowList(deletedRows)}).`, deletedRows),
    );
  return {
    fields: names,
    rows: rawRows.map((row) =>
      Object.fromEntries(
        fields.map((field, index) => [names[index], parseValue(field, bytesOf(row, field), encoding.name)]),
      ),
    ),
    deletedRows,
    notes,
  };
}
