import type { FeatureCollection, Geometry } from 'geojson';
import type { Ref } from 'react';
import type { Measurement } from '../../server/http/contract/evaluation.ts';
import type { LayerVersion } from '../../server/http/contract/layers.ts';
import type { Zone } from '../../server/http/contract/registry.ts';

export type MapTool = 'point' | 'line' | 'polygon' | 'rectangle' | 'edit' | 'move' | 'identify' | 'measure';

export type LayerRole = LayerVersion['role'];

/** A layer version to draw; its features come from `GET /api/layers/versions/:versionId/features?bbox=`. */
export interface MapLayer {
  versionId: number;
  role: LayerRole;
  name: string;
  /** `role/layer name@version`. */
  label: string;
  visible: boolean;
  /** 0 to 1. */
  opacity: number;
  /** West, south, east, north in degrees; null for a layer without a feature. */
  extent: [number, number, number, number] | null;
  /** Width in ft of a watercourse line without one; its half is taken off the preview distance. */
  defaultWidthFt?: number | null;
  attribution?: string | null;
  /** False: drawn for looking only; the browser then previews nothing of its role. */
  inForce?: boolean;
  /** Where the layer is complete, lon/lat; null: the county's surroundings. */
  coverage?: Geometry | null;
}

/** A setback drawn round the footprint. */
export interface SetbackRing {
  limitFt: number;
  /** With its section, e.g. `500 ft § 223-22D(13)(a)`. */
  label: string;
}

export interface PointerInfo {
  lon: number;
  lat: number;
  /** EPSG:2260, ft. */
  easting: number;
  northing: number;
  /** The most restrictive zone under the cursor, a preview; null: outside every zone; undefined: no zones loaded, cannot tell. */
  zone: Zone | null | undefined;
}

export interface IdentifiedFeature {
  /** Label of the layer version. */
  layer: string;
  name: string | null;
  attributes: Record<string, unknown>;
}

/** A planar distance the browser measured while a footprint is dragged; never a verdict. */
export interface PreviewDistance {
  to: 'watercourse' | 'zone-2';
  distanceFt: number;
  /** Of the watercourse; null for Zone 2, which is Zones 1 and 2 together. */
  name: string | null;
}

/** What the map can do at the moment, for the buttons outside it. */
export interface MapState {
  canUndo: boolean;
  canRedo: boolean;
  /** A drawing or measuring has begun and is not finished. */
  sketching: boolean;
  /** Vertices placed in the sketch so far. */
  vertices: number;
  /** Feet or feet and acres, while and after measuring. */
  measured: string | null;
  /** Sentences about layers whose features could not be fetched, or are too many to draw. */
  layerProblems: string[];
}

/** What buttons outside the map call, through `ref`. Each does nothing where it cannot apply. */
export interface MapActions {
  undo(): void;
  redo(): void;
  /** Moves the footprint, ft in EPSG:2260. */
  nudge(eastFt: number, northFt: number): void;
  /** Places a point, or adds a vertex, at the crosshair in the middle of the map. */
  placeAtCentre(): void;
  finishSketch(): void;
  /** Drops the sketch; where there is none, lets the tool go. */
  cancelSketch(): void;
  removeLastVertex(): void;
  zoomIn(): void;
  zoomOut(): void;
  fitFootprint(): void;
  fitLayers(): void;
  /** Puts the keyboard focus on the map. */
  focus(): void;
}

export interface MapViewProps {
  ref?: Ref<MapActions>;
  /** GeoJSON, lon/lat. */
  footprint: Geometry | null;
  /** On release, at the end of a drawing, on nudge, undo and redo. */
  onFootprintChange(footprint: Geometry | null): void;
  tool: MapTool | null;
  onToolChange(tool: MapTool | null): void;
  layers: MapLayer[];
  /** The server's measurements; `highlighted` is an index into them. */
  measurements: Measurement[];
  highlighted: number | null;
  rings: SetbackRing[];
  /** Drawn on top and zoomed to; the features of an import to be confirmed. */
  previewLayer: FeatureCollection | null;
  /** XYZ template; none by default. */
  baseMapUrl: string | null;
  onPointer?(info: PointerInfo | null): void;
  onIdentify?(features: IdentifiedFeature[]): void;
  /** A sentence, or null where the sketch is sound. */
  onSketchProblem?(problem: string | null): void;
  /** While dragging or drawing; null at its end. */
  onPreview?(lines: PreviewDistance[] | null): void;
  onStateChange?(state: MapState): void;
}
