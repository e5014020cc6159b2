import { readGeoJson } from './geojson/read-geojson.ts';
import { refuse } from './import-refusal.ts';
import { readShapefileZip } from './shapefile/read-shapefile.ts';
import { isShp } from './shapefile/shp-records.ts';
import type { ReadingChoices, SourceLayer } from './source-layer.ts';

export interface UploadedFile {
  /** As the sender called it; shown and used as a default name, never as a path. */
  name: string;
  bytes: Buffer;
}

interface Format {
  recognises: (file: UploadedFile) => boolean;
  read: (file: UploadedFile, choices: ReadingChoices) => SourceLayer | Promise<SourceLayer>;
}

const beginsWith = (bytes: Buffer, text: string) => bytes.subarray(0, text.length).toString('latin1') === text;
const isNamed = (file: UploadedFile, pattern: RegExp) => pattern.test(file.name);

/** The one list of formats; the first that recognises a file reads it. */
const FORMATS: Format[] = [
  {
    recognises: (file) => beginsWith(file.bytes, 'PK') || isNamed(file, /\.zip$/i),
    read: (file, choices) => readShapefileZip(file.bytes, choices),
  },
  {
    recognises: (file) => beginsWith(file.bytes, 'SQLite format 3') || isNamed(file, /\.gpkg$/i),
    read: () => refuse('GeoPackage is not read yet; that comes later. Send a zipped shapefile or GeoJSON.'),
  },
  {
    recognises: (file) =>
      /^\s*[{[]/.test(file.bytes.subarray(0, 200).toString('utf8').replace('\uFEFF', '')) ||
      isNamed(file, /\.(geo)?json$/i),
    read: (file) => readGeoJson(file.bytes),
  },
];

/** Reads a file by the format its content shows. Throws a refusal or a question. */
export async function readSource(file: UploadedFile, choices: ReadingChoices): Promise<SourceLayer> {
  if (file.bytes.length === 0) refuse('The file is empty.');
  if (isShp(file.bytes)) refuse('This is a .shp alone. Zip the .shp, .shx, .dbf and .prj together and send the zip.');
  const format = FORMATS.find(({ recognises }) => recognises(file));
  if (!format) return refuse('This file is not of a kind that is read here. Send a zipped shapefile or GeoJSON.');
  return format.read(file, choices);
}
