import type { LayerRole } from '../domain/layer.ts';
import { refuse } from './import-refusal.ts';
import { LAYER_CATALOGUE } from './layer-catalogue.ts';
import { rowList } from './notes.ts';
import type { PlacedFeature } from './place-layer.ts';
import type { PlainGeometry } from './source-layer.ts';

type Kind = 'point' | 'line' | 'polygon';

const PLURALS: Record<Kind, string> = { point: 'points', line: 'lines', polygon: 'areas' };

function kindOf({ type }: PlainGeometry): Kind {
  if (type.endsWith('Point')) return 'point';
  return type.endsWith('Polygon') ? 'polygon' : 'line';
}

/** True of a Polygon or MultiPolygon. */
export const isPolygon = (geometry: PlainGeometry): boolean => kindOf(geometry) === 'polygon';

/** Refuses a layer that holds a kind of shape its role cannot have. */
export function checkRoleGeometry(role: LayerRole, features: PlacedFeature[]): void {
  const { geometry: allowed, title } = LAYER_CATALOGUE[role];
  const wrong = features.filter(({ geometry }) => !allowed.includes(kindOf(geometry)));
  if (wrong.length === 0) return;
  const found = [...new Set(wrong.map(({ geometry }) => PLURALS[kindOf(geometry)]))].join(' and ');
  const wanted = allowed.map((kind) => PLURALS[kind]).join(' or ');
  refuse(`${title} must be ${wanted}, but the file holds ${found} (${rowList(wrong.map(({ row }) => row))}).`);
}
