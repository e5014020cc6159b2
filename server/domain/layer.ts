/** What a layer is for, `data/layers.json` describes each. `context` is drawn only. */
export const LAYER_ROLES = ['zones', 'watercourses', 'reservoirs', 'wells', 'parcels', 'municipal', 'context'] as const;
export type LayerRole = (typeof LAYER_ROLES)[number];
