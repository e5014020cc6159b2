import { parsePrj } from '../coordinate-system.ts';
import { refuse } from '../import-refusal.ts';
import { checkVertexCount } from '../limits.ts';
import { counted, type Note, note } from '../notes.ts';
import type { ReadingChoices, SourceLayer } from '../source-layer.ts';
import { unpackZip } from '../zip-entries.ts';
import { chooseShapefile } from './choose-shapefile.ts';
import { readTable } from './dbf-table.ts';
import { isShapefilePart, pairParts, type ShapefileParts } from './shapefile-parts.ts';
import { locateRecords } from './shp-records.ts';
import { countVertices, readShape, type Shape, shapeNoun } from './shp-shapes.ts';

function droppedNotes(shapes: Shape[], noun: string): Note[] {
  const heights = shapes.filter((shape) => shape.hasHeights).length;
  const measures = shapes.filter((shape) => shape.hasMeasures).length;
  if (heights + measures === 0) return [];
  const what = heights > 0 && measures > 0 ? 'Heights and measures' : heights > 0 ? 'Heights' : 'Measures';
  return [note(`${what} dropped (${counted(Math.max(heights, measures), noun)}).`)];
}

/**
 * Rows of one shapefile in its own coordinates. A null shape gives a feature without geometry. Read by hand because the `shapefile`
 * package fails on bytes after the last record, takes holes that touch their shell for areas, and cannot say what it skipped; where
 * it reads right, a test holds the two against each other.
 */
export function readShapefileParts(parts: ShapefileParts, choices: ReadingChoices): SourceLayer {
  const { name, shp } = parts;
  const table = parts.dbf && readTable(name, parts.dbf, parts.cpg?.toString('latin1'));
  const { records, notes } = locateRecords(name, shp, parts.shx, table?.rows.length);
  checkVertexCount(records.reduce((sum, record) => sum + countVertices(shp, record), 0));
  const shapes = records.map((record, index) => readShape(shp, record, index + 1));
  const deleted = new Set(table?.deletedRows);
  const features = shapes.map(({ geometry }, index) => ({
    row: index + 1,
    attributes: table?.rows[index] ?? {},
    geometry,
  }));
  return {
    format: 'Shapefile',
    fields: table?.fields ?? [],
    features: features.filter((feature) => !deleted.has(feature.row)),
    notes: [
      ...notes,
      ...(table ? table.notes : [note('No .dbf: the shapes have no attributes.')]),
      ...droppedNotes(shapes, shapeNoun(shp)),
    ],
    coordinateSystem: () =>
      parts.prj
        ? parsePrj(parts.prj.toString('utf8'), choices.treatAsNad83 === true)
        : refuse(
            `The shapefile has no .prj file, so its coordinate system is not known. Ask the sender for ${name}.prj.`,
          ),
  };
}

/** Reads the one shapefile of a zip, or the one `choices.shapefile` names. */
export async function readShapefileZip(bytes: Buffer, choices: ReadingChoices): Promise<SourceLayer> {
  const { entries, paths } = await unpackZip(bytes, isShapefilePart);
  return readShapefileParts(chooseShapefile(pairParts(entries), paths, choices.shapefile), choices);
}
