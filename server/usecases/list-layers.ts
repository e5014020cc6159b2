import { fetchLayerVersions, type LayerVersion } from '../db/fetch-layer-versions.ts';
import { fetchLayersInForce } from '../db/fetch-layers-in-force.ts';
import { LAYER_ROLES, type LayerRole } from '../domain/layer.ts';
import type { IsoDate } from '../domain/units.ts';
import { LAYER_CATALOGUE, type RoleDescription } from '../import/layer-catalogue.ts';
import type { Database } from './database.ts';

export interface ListedVersion extends LayerVersion {
  inForce: boolean;
}

export interface ListedRole {
  role: LayerRole;
  description: RoleDescription;
  layers: { name: string; versions: ListedVersion[] }[];
}

/** All roles with their layers and every version, newest first; `inForce` says which count on `today`. */
export async function listLayers(db: Database, today: IsoDate): Promise<ListedRole[]> {
  const versions = await fetchLayerVersions(db);
  const inForce = new Set((await fetchLayersInForce(db, today)).map(({ versionId }) => versionId));
  const listed = versions.map((version) => ({ ...version, inForce: inForce.has(version.versionId) }));
  return LAYER_ROLES.map((role) => {
    const ofRole = listed.filter((version) => version.role === role);
    const names = [...new Set(ofRole.map(({ name }) => name))];
    const layers = names.map((name) => ({ name, versions: ofRole.filter((version) => version.name === name) }));
    return { role, description: LAYER_CATALOGUE[role], layers };
  });
}
