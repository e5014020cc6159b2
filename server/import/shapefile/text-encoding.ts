import iconv from 'iconv-lite';
import { type Note, note } from '../notes.ts';

const DEFAULT = 'windows-1252';
const REPLACEMENT = '�';

/** dBASE language byte → code page; 0x57 says only "the system's own", which is windows-1252 in this country. */
const LANGUAGE_BYTES: Record<number, string> = {
  1: 'cp437',
  2: 'cp850',
  3: DEFAULT,
  8: 'cp865',
  9: 'cp437',
  10: 'cp850',
  11: 'cp437',
  13: 'cp437',
  14: 'cp850',
  15: 'cp437',
  16: 'cp850',
  17: 'cp437',
  18: 'cp850',
  19: 'cp932',
  20: 'cp850',
  21: 'cp437',
  22: 'cp850',
  23: 'cp865',
  24: 'cp437',
  25: 'cp437',
  26: 'cp850',
  27: 'cp437',
  28: 'cp863',
  29: 'cp850',
  31: 'cp852',
  34: 'cp852',
  35: 'cp852',
  36: 'cp860',
  37: 'cp850',
  38: 'cp866',
  55: 'cp850',
  64: 'cp852',
  77: 'cp936',
  78: 'cp949',
  79: 'cp950',
  80: 'cp874',
  87: DEFAULT,
  88: DEFAULT,
  89: DEFAULT,
  100: 'cp852',
  101: 'cp866',
  102: 'cp865',
  103: 'cp861',
  106: 'cp737',
  107: 'cp857',
  120: 'cp950',
  121: 'cp949',
  122: 'cp936',
  123: 'cp932',
  124: 'cp874',
  134: 'cp737',
  135: 'cp852',
  136: 'cp857',
  200: 'windows-1250',
  201: 'windows-1251',
  202: 'windows-1254',
  203: 'windows-1253',
  204: 'windows-1257',
};

export interface TextEncoding {
  name: string;
  notes: Note[];
}

/** The encoding a .cpg names, in whatever spelling; undefined where it names none. */
function encodingOfCpg(cpg: string): string | undefined {
  const name = cpg.replace('\uFEFF', '').trim();
  if (name === '' || name.length > 40) return undefined;
  const number = /^(?:ansi|oem|ms|cp|ibm|windows|x-windows)?[ _-]*(\d{3,5})$/i.exec(name)?.[1];
  if (number === '65001') return 'utf-8';
  const latin = /^(?:iso[ _-]?)?8859[ _-]?(\d{1,2})$/i.exec(name)?.[1];
  const candidates = [latin && `iso-8859-${latin}`, number && `windows-${number}`, number && `cp${number}`, name];
  const found = candidates.find((candidate) => candidate && iconv.encodingExists(candidate))?.toLowerCase();
  return found === 'utf8' ? 'utf-8' : found;
}

/** Leaves off a UTF-8 character that was cut in two by the width of its field. */
function withoutCutCharacter(bytes: Buffer): Buffer {
  for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back]!;
    if ((byte & 0xc0) === 0x80) continue;
    const needed = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : byte >= 0xc0 ? 2 : 1;
    return needed > back ? bytes.subarray(0, bytes.length - back) : bytes;
  }
  return bytes;
}

/** The platform's own decoder has a character for every byte of the default; iconv-lite knows far more code pages. */
export function decodeText(bytes: Buffer, encoding: string): string {
  if (encoding === DEFAULT) return new TextDecoder(DEFAULT).decode(bytes);
  return iconv.decode(encoding === 'utf-8' ? withoutCutCharacter(bytes) : bytes, encoding);
}

const fits = (encoding: string, texts: Buffer[]) =>
  texts.every((text) => !decodeText(text, encoding).includes(REPLACEMENT));

/**
 * Chooses the encoding of a .dbf's text. `texts` are all its texts that are not plain ASCII: what is declared is believed only if it
 * fits every one of them, so that no replacement character is ever stored.
 */
export function chooseEncoding(cpg: string | undefined, languageByte: number, texts: Buffer[]): TextEncoding {
  if (texts.length === 0) return { name: DEFAULT, notes: [] };
  const byCpg = cpg === undefined ? undefined : encodingOfCpg(cpg);
  const notSaid = cpg === undefined ? 'No .cpg' : 'The .cpg is not the name of an encoding';
  if (byCpg !== undefined) {
    if (!fits(byCpg, texts))
      return {
        name: DEFAULT,
        notes: [note(`The .cpg says ${cpg!.trim()}, but the text is not; read as ${DEFAULT}. Check the values.`)],
      };
    const plain = /^utf-?8$/i.test(cpg!.trim());
    return { name: byCpg, notes: plain ? [] : [note(`.cpg "${cpg!.trim()}" understood as ${byCpg}.`)] };
  }
  const byByte = LANGUAGE_BYTES[languageByte];
  if (byByte !== undefined && byByte !== DEFAULT && fits(byByte, texts))
    return {
      name: byByte,
      notes: [note(`${notSaid}; text read as ${byByte}, as the language byte of the table says.`)],
    };
  if (fits('utf-8', texts))
    return { name: 'utf-8', notes: [note(`${notSaid}; the text fits UTF-8 without errors and was read so.`)] };
  return { name: DEFAULT, notes: [note(`${notSaid}; text read as ${DEFAULT}. Check the values.`)] };
}
