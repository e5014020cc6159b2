import type { MapActions } from './map-props.ts';

interface Props {
  actions: MapActions;
  hasFootprint: boolean;
  hasLayers: boolean;
}

/** Zoom and fit buttons on the map. */
export function MapControls({ actions, hasFootprint, hasLayers }: Props) {
  return (
    <fieldset className="map-controls" aria-label="Map view">
      <button type="button" aria-label="Zoom in" title="Zoom in" onClick={actions.zoomIn}>
        <Icon path="M12 5v14M5 12h14" />
      </button>
      <button type="button" aria-label="Zoom out" title="Zoom out" onClick={actions.zoomOut}>
        <Icon path="M5 12h14" />
      </button>
      {hasLayers && (
        <button type="button" aria-label="Show all layers" title="Show all layers" onClick={actions.fitLayers}>
          <Icon path="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5" />
        </button>
      )}
      {hasFootprint && (
        <button type="button" aria-label="Show the footprint" title="Show the footprint" onClick={actions.fitFootprint}>
          <Icon path="M12 2v5M12 17v5M2 12h5M17 12h5M8 8h8v8H8z" />
        </button>
      )}
    </fieldset>
  );
}

function Icon({ path }: { path: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" width="22" height="22">
      <path d={path} fill="none" stroke="currentColor" strokeWidth="2.25" />
    </svg>
  );
}
