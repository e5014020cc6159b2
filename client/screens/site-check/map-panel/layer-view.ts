import type { Geometry } from 'geojson';
import type { Layers, LayerVersion } from '../../../../server/http/contract/layers.ts';
import type { MapLayer } from '../../../map/map-props.ts';

/** How the user looks at one layer; the check itself always uses the version in force. */
export interface LayerView {
  visible: boolean;
  /** 0 to 1. */
  opacity: number;
  /** An older or newer version to look at; null: the one in force. */
  versionId: number | null;
}

/** By `role/name`. */
export type LayerViews = Readonly<Record<string, LayerView>>;

export interface ViewedLayer {
  key: string;
  /** The version drawn. */
  version: LayerVersion;
  /** The version in force on the day of the check; undefined: none yet. */
  inForce: LayerVersion | undefined;
  versions: LayerVersion[];
  view: LayerView;
}

const defaultView = (): LayerView => ({ visible: true, opacity: 1, versionId: null });

/** Every layer with the version to draw and how. */
export function viewedLayers(layers: Layers, views: LayerViews): ViewedLayer[] {
  return layers.roles.flatMap(({ role, layers: ofRole }) =>
    ofRole.flatMap(({ name, versions }) => {
      const key = `${role}/${name}`;
      const view = views[key] ?? defaultView();
      const inForce = versions.find((version) => version.inForce);
      const version = versions.find(({ id }) => id === view.versionId) ?? inForce;
      return version ? [{ key, version, inForce, versions, view }] : [];
    }),
  );
}

/** What the map needs to draw it. */
export function mapLayer({ version, inForce, view }: ViewedLayer): MapLayer {
  return {
    versionId: version.id,
    role: version.role,
    name: version.name,
    label: version.label,
    visible: view.visible,
    opacity: view.opacity,
    extent: version.extent as MapLayer['extent'],
    defaultWidthFt: version.defaultWidthFt,
    attribution: version.attribution,
    inForce: version.id === inForce?.id,
    coverage: version.coverage as Geometry | null,
  };
}
