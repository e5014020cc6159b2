import { layerLabel } from '../../domain/layer.ts';
import type { findParcels } from '../../usecases/find-parcels.ts';
import type { ListedRole, ListedVersion } from '../../usecases/list-layers.ts';
import type { lookAtLayer } from '../../usecases/look-at-layer.ts';
import type { LayerFeatures, Layers, LayerVersion, Parcels } from '../contract/layers.ts';

function presentVersion({ versionId, ...version }: ListedVersion): LayerVersion {
  return { id: versionId, label: layerLabel(version), ...version };
}

/** The roles of the catalogue, each with its layers and their versions. */
export function presentLayers(roles: ListedRole[]): Layers {
  return {
    roles: roles.map(({ role, description, layers }) => ({
      role,
      title: description.title,
      description: description.description,
      steward: description.steward,
      geometry: description.geometry,
      targets: description.targets.map(({ target, label, required }) => ({ target, label, required })),
      accuracyRequired: description.accuracyRequired,
      layers: layers.map(({ name, versions }) => ({ name, versions: versions.map(presentVersion) })),
    })),
  };
}

type Seen = NonNullable<Awaited<ReturnType<typeof lookAtLayer>>>;

/** A FeatureCollection, lon/lat. */
export function presentFeatures({ features, truncated }: Seen): LayerFeatures {
  return {
    type: 'FeatureCollection',
    features: features.map(({ id, name, zone, widthFt, attributes, geometry }) => ({
      type: 'Feature',
      id,
      properties: { name, zone, widthFt, attributes },
      geometry,
    })),
    truncated,
  };
}

/** Found parcels, each with the layer version it stands in. */
export function presentParcels({ available, parcels }: Awaited<ReturnType<typeof findParcels>>): Parcels {
  return {
    available,
    parcels: parcels.map(({ id, layerVersion, printKey, address, point, geometry }) => ({
      id,
      layerVersion,
      printKey,
      address,
      point,
      geometry,
    })),
  };
}
