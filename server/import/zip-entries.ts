import { buffer } from 'node:stream/consumers';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { ImportRefusal, refuse } from './import-refusal.ts';
import { MAX_BYTES, MAX_ZIP_ENTRIES } from './limits.ts';

export interface ZipEntry {
  /** Path inside the zip, with forward slashes. */
  path: string;
  bytes: Buffer;
}

export interface UnpackedZip {
  /** The wanted entries. */
  entries: ZipEntry[];
  /** Paths of all files, wanted or not. */
  paths: string[];
}

const DAMAGED = 'This is not a zip file, or it is damaged. Zip the .shp, .shx, .dbf and .prj together.';

/** Left behind by the macOS Finder; no part of what was zipped. */
const isLitter = (path: string) =>
  path.split('/').some((part) => part === '__MACOSX' || part.startsWith('._') || part === '.DS_Store');

function sentenceOf(error: unknown): string {
  const message = error instanceof Error ? error.message : '';
  const outside = /^(?:invalid relative path|absolute path|invalid characters in fileName): (.*)$/s.exec(message);
  if (outside)
    return `The zip has a file name that points outside it (${outside[1]?.slice(0, 200)}). Zip the shapefile again without folders.`;
  if (/encrypt/.test(message)) return 'The zip is protected with a password. Send it without one.';
  if (/compression method/.test(message))
    return 'The zip uses a compression that is not read here. Zip it again the usual way.';
  return DAMAGED;
}

async function listFiles(zip: ZipFile): Promise<Entry[]> {
  if (zip.entryCount > MAX_ZIP_ENTRIES)
    refuse(`The zip holds more than ${MAX_ZIP_ENTRIES} files. Zip only the shapefile.`);
  const entries: Entry[] = [];
  for await (const entry of zip.eachEntry()) {
    if (!entry.fileName.endsWith('/') && !isLitter(entry.fileName)) entries.push(entry);
  }
  return entries;
}

async function unpack(zip: ZipFile, isWanted: (path: string) => boolean): Promise<UnpackedZip> {
  const files = await listFiles(zip);
  const wanted = files.filter((entry) => isWanted(entry.fileName));
  const size = wanted.reduce((sum, entry) => sum + entry.uncompressedSize, 0);
  if (size > MAX_BYTES)
    refuse(`The zip unpacks to more than ${MAX_BYTES / 1024 / 1024} MB. Send a smaller part of the layer.`);
  const entries: ZipEntry[] = [];
  for (const entry of wanted)
    entries.push({ path: entry.fileName, bytes: await buffer(await zip.openReadStreamPromise(entry)) });
  return { entries, paths: files.map((entry) => entry.fileName) };
}

/**
 * Unpacks the wanted entries in memory; nothing is written to disk, and no entry gives more bytes than it declared.
 * Refuses: not a zip, damaged, names that climb out, a password, too many files, more than 50 MB unpacked.
 */
export async function unpackZip(bytes: Buffer, isWanted: (path: string) => boolean): Promise<UnpackedZip> {
  let zip: ZipFile | undefined;
  try {
    zip = await fromBufferPromise(bytes, { autoClose: false });
    return await unpack(zip, isWanted);
  } catch (error) {
    if (error instanceof ImportRefusal) throw error;
    return refuse(sentenceOf(error));
  } finally {
    zip?.close();
  }
}
