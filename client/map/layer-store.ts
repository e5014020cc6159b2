import type { Position } from 'geojson';
import type OlMap from 'ol/Map.js';
import type VectorSource from 'ol/source/Vector.js';
import type { Zone } from '../../server/http/contract/registry.ts';
import { createEntry, type LayerEntry, loadEntry, showEntry } from './layer-entry.ts';
import type { LoadedFeature } from './loaded-feature.ts';
import type { LayerRole, MapLayer } from './map-props.ts';
import { zoneAt } from './measure-preview.ts';
import { planarDistance } from './planar-distance.ts';
import { planarShape } from './planar-shape.ts';
import { readLonLat, writePlane } from './plane-geometry.ts';

/** The layer versions of a map, by version. */
export interface LayerStore {
  readonly map: OlMap;
  readonly entries: Map<number, LayerEntry>;
  /** Called when something was loaded, or failed to. */
  onChange(): void;
}

/** Brings the map's layers in line with what is asked, and loads what is missing. */
export function syncLayers(store: LayerStore, layers: readonly MapLayer[]): void {
  for (const [versionId, entry] of store.entries) {
    if (layers.some((info) => info.versionId === versionId)) continue;
    entry.abort?.abort();
    store.map.removeLayer(entry.layer);
    store.entries.delete(versionId);
  }
  for (const info of layers) {
    const known = store.entries.get(info.versionId);
    const entry = known ?? createEntry(info);
    showEntry(entry, info);
    if (known) continue;
    store.entries.set(info.versionId, entry);
    store.map.addLayer(entry.layer);
  }
  loadLayers(store);
}

/** Loads what the present view needs. */
export function loadLayers(store: LayerStore): void {
  for (const entry of store.entries.values())
    void loadEntry(entry, store.map).then((changed) => changed && store.onChange());
}

export function visibleEntries(store: LayerStore): LayerEntry[] {
  return [...store.entries.values()].filter(({ info }) => info.visible);
}

export function visibleSources(store: LayerStore): VectorSource[] {
  return visibleEntries(store).map(({ source }) => source);
}

/** Sentences about layers of which something is missing from the map. */
export function layerProblems(store: LayerStore): string[] {
  return [...store.entries.values()].flatMap(({ state, truncated, info }) => {
    if (state === 'failed') return [`${info.name} could not be loaded: the map lacks it.`];
    return truncated && info.visible ? [`${info.name} has more features than are drawn: zoom in to see all.`] : [];
  });
}

/** What previews may be measured to: the features of every role of which all layers in force are loaded whole. */
export function previewFeatures(store: LayerStore): LoadedFeature[] {
  const zonesKnown = isWhole(store, 'zones') && isWhole(store, 'wells');
  return [...store.entries.values()]
    .filter(({ info: { role } }) => (role === 'watercourses' ? isWhole(store, role) : zonesKnown))
    .flatMap(({ loaded }) => loaded);
}

/** The zone at a position in EPSG:2260, a preview; null: outside all; undefined: the layers cannot tell. */
export function previewZone(store: LayerStore, position: Position): Zone | null | undefined {
  if (!isWhole(store, 'zones') || !isWhole(store, 'wells')) return undefined;
  const entries = [...store.entries.values()];
  const zone = zoneAt(
    position,
    entries.flatMap(({ loaded }) => loaded),
  );
  const covered = entries.some(
    (entry) => entry.info.role === 'zones' && entry.loaded.length > 0 && covers(entry, position),
  );
  return zone === null && !covered ? undefined : zone;
}

function isWhole(store: LayerStore, role: LayerRole): boolean {
  return [...store.entries.values()]
    .filter(({ info }) => info.role === role)
    .every(({ state, info }) => state === 'whole' && info.inForce !== false);
}

function covers({ info }: LayerEntry, position: Position): boolean {
  if (!info.coverage) return true;
  const coverage = planarShape(writePlane(readLonLat(info.coverage)));
  return planarDistance(planarShape({ type: 'Point', coordinates: position }), coverage).distanceFt === 0;
}
