import type { Geometry } from 'geojson';
import type OlGeometry from 'ol/geom/Geometry.js';
import type VectorLayer from 'ol/layer/Vector.js';
import type OlMap from 'ol/Map.js';
import type VectorSource from 'ol/source/Vector.js';
import type { MapTool } from '../map-props.ts';

/** What a tool works on, and whom it tells. */
export interface ToolContext {
  map: OlMap;
  footprint: VectorLayer<VectorSource>;
  /** Sources whose features a drawing snaps to. */
  snapSources(): VectorSource[];
  /** A footprint is finished: lon/lat, tidy. */
  onFootprint(footprint: Geometry): void;
  onToolChange(tool: MapTool | null): void;
  /** The geometry while it is drawn or dragged, EPSG:2260, and its vertices placed; null: no longer. */
  onSketch(geometry: OlGeometry | null, vertices: number): void;
  onProblem(sentence: string | null): void;
  onMeasured(text: string | null): void;
  /** Asked what is at a position, EPSG:2260. */
  onIdentify(position: number[], toleranceFt: number): void;
}

/** A tool at work. */
export interface RunningTool {
  /** Ends the sketch and takes it. */
  finish(): void;
  /** Drops the sketch; false where there is none. */
  cancel(): boolean;
  removeLast(): void;
  /** Takes the tool off the map. */
  stop(): void;
}
