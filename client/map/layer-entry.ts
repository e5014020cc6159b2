import { buffer, containsExtent, equals, getHeight, getWidth } from 'ol/extent.js';
import VectorLayer from 'ol/layer/Vector.js';
import type OlMap from 'ol/Map.js';
import { transformExtent } from 'ol/proj.js';
import VectorSource from 'ol/source/Vector.js';
import type { LayerFeatures } from '../../server/http/contract/layers.ts';
import { fetchLayerFeatures } from '../api.ts';
import { drawableFeatures, loadedFeatures } from './layer-features.ts';
import { layerStyle } from './layer-style.ts';
import type { LoadedFeature } from './loaded-feature.ts';
import type { LayerRole, MapLayer } from './map-props.ts';
import { LON_LAT, PLANE } from './projection.ts';

/** Drawn from below to above. */
const ORDER: readonly LayerRole[] = ['context', 'municipal', 'parcels', 'zones', 'reservoirs', 'watercourses', 'wells'];
/** Loaded whole, so that a preview can see past the edge of the screen; the others by the box in view. */
const WHOLE: readonly LayerRole[] = ['zones', 'watercourses', 'wells'];

/** One layer version on the map and what is loaded of it. */
export interface LayerEntry {
  info: MapLayer;
  readonly layer: VectorLayer<VectorSource>;
  readonly source: VectorSource;
  /** All features, for previews; empty unless `state` is `whole`. */
  loaded: LoadedFeature[];
  state: 'loading' | 'whole' | 'part' | 'failed';
  mode: 'whole' | 'box';
  /** EPSG:2260; what was asked for last, null: nothing yet, or everything. */
  box: number[] | null;
  truncated: boolean;
  abort: AbortController | null;
}

export function createEntry(info: MapLayer): LayerEntry {
  const source = new VectorSource();
  const layer = new VectorLayer({ source, style: layerStyle(info.role), declutter: true });
  layer.setZIndex(ORDER.indexOf(info.role));
  const mode = WHOLE.includes(info.role) ? 'whole' : 'box';
  return { info, layer, source, loaded: [], state: 'part', mode, box: null, truncated: false, abort: null };
}

export function showEntry(entry: LayerEntry, info: MapLayer): void {
  entry.info = info;
  entry.layer.setVisible(info.visible);
  entry.layer.setOpacity(info.opacity);
}

/**
 * Loads all of a layer that previews need, and of the others what the view shows and is not there yet.
 * @returns whether the entry changed
 */
export async function loadEntry(entry: LayerEntry, map: OlMap): Promise<boolean> {
  const view = map.getView().calculateExtent(map.getSize() ?? [1, 1]);
  const wanted = entry.mode === 'whole' ? null : buffer(view, Math.max(getWidth(view), getHeight(view)) / 2);
  if (isSettled(entry, view, wanted)) return false;
  entry.abort?.abort();
  const abort = new AbortController();
  Object.assign(entry, { abort, box: wanted, state: 'loading' } satisfies Partial<LayerEntry>);
  try {
    const answer = await fetchLayerFeatures(entry.info.versionId, wanted && degrees(wanted), abort.signal);
    if (!abort.signal.aborted) fillEntry(entry, answer);
  } catch {
    if (!abort.signal.aborted) entry.state = 'failed';
  }
  return !abort.signal.aborted;
}

function fillEntry(entry: LayerEntry, answer: LayerFeatures): void {
  const features = drawableFeatures(answer);
  const isWhole = entry.mode === 'whole' && !answer.truncated;
  entry.loaded = isWhole ? loadedFeatures(features, entry.info) : [];
  entry.state = isWhole ? 'whole' : 'part';
  entry.mode = isWhole ? 'whole' : 'box';
  entry.truncated = answer.truncated;
  entry.source.clear();
  entry.source.addFeatures(features);
}

function isSettled(
  { state, mode, box, info, truncated }: LayerEntry,
  view: number[],
  wanted: number[] | null,
): boolean {
  if (state === 'whole' || state === 'failed') return state === 'whole';
  if (mode === 'whole') return state === 'loading';
  if (!info.visible) return true;
  return box !== null && (equals(box, wanted ?? box) || (!truncated && containsExtent(box, view)));
}

function degrees(box: number[]): number[] {
  return transformExtent(box, PLANE, LON_LAT, 4);
}
