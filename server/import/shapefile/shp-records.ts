import { refuse } from '../import-refusal.ts';
import { counted, type Note, note } from '../notes.ts';

const FILE_CODE = 9994;
const HEADER_BYTES = 100;

/** Where one record's content lies in the .shp. */
export interface ShpRecord {
  start: number;
  end: number;
}

export interface ShpRecords {
  records: ShpRecord[];
  notes: Note[];
}

/** Whether bytes begin as a .shp or .shx does. */
export const isShp = (bytes: Buffer): boolean => bytes.length >= HEADER_BYTES && bytes.readInt32BE(0) === FILE_CODE;

/** Records as the index lists them; undefined where the index does not fit the .shp. */
function indexedRecords(shp: Buffer, shx: Buffer): ShpRecord[] | undefined {
  if (!isShp(shx)) return undefined;
  const records: ShpRecord[] = [];
  for (let at = HEADER_BYTES; at + 8 <= shx.length; at += 8) {
    const start = shx.readInt32BE(at) * 2 + 8;
    const end = start + shx.readInt32BE(at + 4) * 2;
    const fits = start >= HEADER_BYTES + 8 && end >= start + 4 && end <= shp.length;
    if (!fits || shp.readInt32BE(start - 4) * 2 !== end - start) return undefined;
    records.push({ start, end });
  }
  return records;
}

/** Follows the records' own lengths; a length too short for any shape, or the expected number of records, ends the walk. */
function walkRecords(shp: Buffer, expected: number | undefined): ShpRecord[] {
  const records: ShpRecord[] = [];
  let at = HEADER_BYTES;
  while (at + 8 <= shp.length && records.length !== expected) {
    const number = shp.readInt32BE(at);
    const start = at + 8;
    const end = start + shp.readInt32BE(at + 4) * 2;
    if (end < start + 4) break;
    if (end > shp.length) {
      if (number !== records.length + 1) break;
      refuse(`The .shp file ends in the middle of row ${number}: it is cut short. Ask for the file again.`);
    }
    records.push({ start, end });
    at = end;
  }
  return records;
}

/**
 * Finds the records of a .shp: by its .shx where that fits, else in file order. `tableRows` is the number of rows of the .dbf.
 * Refuses a file that is cut short or whose parts do not belong together.
 */
export function locateRecords(
  name: string,
  shp: Buffer,
  shx: Buffer | undefined,
  tableRows: number | undefined,
): ShpRecords {
  if (!isShp(shp)) refuse(`${name}.shp is not a shapefile (it does not begin with file code ${FILE_CODE}).`);
  const notes: Note[] = [];
  const indexed = shx === undefined ? undefined : indexedRecords(shp, shx);
  if (shx === undefined) notes.push(note('No .shx index; records read in order.'));
  else if (indexed === undefined) notes.push(note('The .shx index does not fit the .shp; records read in order.'));
  const records = indexed ?? walkRecords(shp, tableRows);
  if (tableRows !== undefined && records.length !== tableRows)
    refuse(
      `${name}.shp has ${counted(records.length, 'shape')}, but ${name}.dbf has ${counted(tableRows, 'row')}: they do not belong together. Ask for the whole shapefile again.`,
    );
  const end = records.reduce((furthest, record) => Math.max(furthest, record.end), HEADER_BYTES);
  if (end < shp.length) notes.push(note(`${counted(shp.length - end, 'byte')} after the last record ignored.`));
  return { records, notes };
}
