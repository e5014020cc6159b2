import { type Choice, ImportQuestion } from '../import-question.ts';
import { refuse } from '../import-refusal.ts';
import { counted } from '../notes.ts';
import { baseName, type ShapefileParts } from './shapefile-parts.ts';
import { isShp, locateRecords } from './shp-records.ts';
import { shapeNoun } from './shp-shapes.ts';

function choiceOf(parts: ShapefileParts): Choice {
  const value = parts.path;
  if (!isShp(parts.shp)) return { value, label: `${value}: not a shapefile, cannot be used`, usable: false };
  const count = locateRecords(parts.name, parts.shp, parts.shx, undefined).records.length;
  const label = `${value} (${counted(count, shapeNoun(parts.shp))})`;
  return parts.prj
    ? { value, label, usable: true }
    : { value, label: `${label}: no .prj, cannot be used`, usable: false };
}

function nothingToRead(paths: string[]): never {
  const inner = paths.find((path) => /\.zip$/i.test(path));
  if (inner) return refuse(`The zip holds another zip (${baseName(inner)}). Unpack it and send that one.`);
  const table = paths.find((path) => /\.dbf$/i.test(path));
  if (table) return refuse(`The zip has no .shp file, only a table (${baseName(table)}).`);
  return refuse('The zip has no .shp file.');
}

const matches = (parts: ShapefileParts, wanted: string) =>
  [parts.path, parts.name, `${parts.path}.shp`, `${parts.name}.shp`].some(
    (spelling) => spelling.toLowerCase() === wanted.toLowerCase(),
  );

/** The one shapefile of a zip, or the one the user named; never the first of several: then it asks. */
export function chooseShapefile(all: ShapefileParts[], paths: string[], wanted: string | undefined): ShapefileParts {
  if (all.length === 0) return nothingToRead(paths);
  const named = wanted === undefined ? all : all.filter((parts) => matches(parts, wanted));
  if (named.length === 1) return named[0]!;
  const choices = all.map(choiceOf);
  const list = choices.map((choice) => choice.label).join(', ');
  if (named.length === 0) refuse(`The zip has no shapefile "${wanted}". It holds ${list}.`);
  throw new ImportQuestion(`The zip holds ${all.length} shapefiles: ${list}. Which one?`, 'shapefile', choices);
}
