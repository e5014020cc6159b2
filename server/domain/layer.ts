import type { Feet, IsoDate } from './units.ts';

/** What a layer is for, `data/layers.json` describes each. `context` is drawn only. */
export const LAYER_ROLES = ['zones', 'watercourses', 'reservoirs', 'wells', 'parcels', 'municipal', 'context'] as const;
export type LayerRole = (typeof LAYER_ROLES)[number];

/** Size of a layer's file as it is sent, and of all that a zip of it unpacks to. */
export const MOST_LAYER_MEGABYTES = 50;

/** One version of a layer that is in force on the day in question. */
export interface LayerInForce {
  versionId: number;
  role: LayerRole;
  name: string;
  version: number;
  /** null: from the beginning. */
  inForceFrom: IsoDate | null;
  /** 95 %. */
  accuracyFt: Feet;
  /** Width of its lines that have none of their own. */
  defaultWidthFt: Feet | null;
  illustrative: boolean;
  attribution: string | null;
  featureCount: number;
}

/** `watercourses/Sample brooks@1`: how an answer names the layer version it used. */
export const layerLabel = (layer: Pick<LayerInForce, 'role' | 'name' | 'version'>): string =>
  `${layer.role}/${layer.name}@${layer.version}`;

/** The sample steps aside: of a role that has official layers, its illustrative ones are not used. */
export function withoutSample<T extends Pick<LayerInForce, 'role' | 'illustrative'>>(layers: readonly T[]): T[] {
  const official = new Set(layers.filter((layer) => !layer.illustrative).map((layer) => layer.role));
  return layers.filter((layer) => !layer.illustrative || !official.has(layer.role));
}
