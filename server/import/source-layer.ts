import type { LineString, MultiLineString, MultiPoint, MultiPolygon, Point, Polygon } from 'geojson';
import type { CoordinateSystem } from './coordinate-system.ts';
import type { Note } from './notes.ts';

export type Position = [number, number];

/** Any GeoJSON geometry but a collection; the coordinates are whatever system the holder says. */
export type PlainGeometry = Point | MultiPoint | LineString | MultiLineString | Polygon | MultiPolygon;

/** A row of the file as it was read: source coordinates, nothing repaired. */
export interface SourceFeature {
  /** From 1, in file order, rows without geometry counted. */
  row: number;
  attributes: Record<string, unknown>;
  geometry: PlainGeometry | null;
}

/** What a format's reader gives. */
export interface SourceLayer {
  format: string;
  fields: string[];
  features: SourceFeature[];
  notes: Note[];
  /** Decides on the coordinate system; throws a refusal or a question. Apart, so that a file without one can still be read. */
  coordinateSystem: () => CoordinateSystem;
}

/** What a format's reader needs from the user's options. */
export interface ReadingChoices {
  shapefile?: string | undefined;
  treatAsNad83?: boolean | undefined;
}
