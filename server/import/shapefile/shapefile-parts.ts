import type { ZipEntry } from '../zip-entries.ts';

const EXTENSIONS = ['shp', 'shx', 'dbf', 'prj', 'cpg'] as const;
type Extension = (typeof EXTENSIONS)[number];

/** The files of one shapefile, paired without regard to case. */
export interface ShapefileParts {
  /** Path in the zip without extension, as the .shp spells it. */
  path: string;
  /** Last part of `path`. */
  name: string;
  shp: Buffer;
  shx?: Buffer;
  dbf?: Buffer;
  prj?: Buffer;
  cpg?: Buffer;
}

const split = (path: string) => /^(.*)\.([^./]+)$/s.exec(path) ?? [path, path, ''];
const isExtension = (text: string): text is Extension => (EXTENSIONS as readonly string[]).includes(text);

/** Whether a path in a zip ends as the files of a shapefile do that are read here. */
export const isShapefilePart = (path: string): boolean => isExtension(split(path)[2]!.toLowerCase());

/** `a/b.shp` → `b.shp`. */
export const baseName = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** Every .shp among the entries with the parts that belong to it, in the order of their paths. */
export function pairParts(entries: ZipEntry[]): ShapefileParts[] {
  const byPath = new Map(entries.map((entry) => [entry.path.toLowerCase(), entry.bytes]));
  const shapefiles = entries.filter((entry) => split(entry.path)[2]!.toLowerCase() === 'shp');
  return shapefiles
    .map((entry) => {
      const path = split(entry.path)[1]!;
      const others = EXTENSIONS.flatMap((extension) => {
        const bytes = extension === 'shp' ? undefined : byPath.get(`${path}.${extension}`.toLowerCase());
        return bytes ? [[extension, bytes]] : [];
      });
      return { path, name: baseName(path), shp: entry.bytes, ...Object.fromEntries(others) };
    })
    .sort((a, b) => a.path.localeCompare(b.path, 'en'));
}
