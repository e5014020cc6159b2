import type { LayerRole } from '../domain/layer.ts';
import type { Feet, IsoDate } from '../domain/units.ts';

/** What the user decides about an import; the screen, the API and the command all end here. */
export interface ImportOptions {
  /** Default: the file's name. */
  layer?: string | undefined;
  /** Which of several in one zip. */
  shapefile?: string | undefined;
  treatAsNad83?: boolean | undefined;
  /** Target → attribute. Undefined: not confirmed yet. */
  mapping?: Record<string, string> | undefined;
  /** Only features whose attribute has one of the values. */
  where?: Record<string, string[]> | undefined;
  /** 95 %. */
  accuracyFt?: Feet | undefined;
  defaultWidthFt?: Feet | undefined;
  from?: IsoDate | undefined;
  illustrative?: boolean | undefined;
  attribution?: string | undefined;
  /** GeoJSON, lon/lat: where the layer is complete. */
  coverage?: unknown;
}

export interface ImportRequest {
  role: LayerRole;
  options: ImportOptions;
}
