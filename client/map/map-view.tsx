import 'ol/ol.css';
import './map.css';
import { type KeyboardEvent, useId, useImperativeHandle, useRef } from 'react';
import { findKeyAction } from './find-key-action.ts';
import { MapAttribution } from './map-attribution.tsx';
import { MapControls } from './map-controls.tsx';
import type { MapViewProps } from './map-props.ts';
import { ScaleBar } from './scale-bar.tsx';
import { PLACING_TOOLS } from './tools/start-tool.ts';
import { useMap } from './use-map.ts';

const HELP =
  'With the keyboard: arrow keys pan, with Shift finely; plus and minus zoom. With a drawing tool, Enter places a ' +
  'corner at the crosshair in the middle, Enter twice finishes, Backspace takes the last back, Escape cancels. With ' +
  'the move tool, arrow keys move the footprint by 1 foot, with Shift by 10, with Control by 100. Everything here can ' +
  'also be done without the map, by typing coordinates.';

/** The map of layers, footprint and measurements, in EPSG:2260; works by mouse, touch and keyboard. */
export function MapView(props: MapViewProps) {
  const { tool, layers, footprint, baseMapUrl } = props;
  const target = useRef<HTMLDivElement>(null);
  const help = useId();
  const { map, actions, sketching, said } = useMap(target, props);
  useImperativeHandle(props.ref, () => actions, [actions]);
  const onKeyDown = (event: KeyboardEvent) => {
    const action = findKeyAction(event, tool, sketching);
    if (action) event.preventDefault();
    action?.(actions);
  };
  return (
    <div className="map-view">
      <div className="map-view__stage">
        <div
          ref={target}
          className="map-view__canvas"
          role="application"
          aria-label="Map"
          aria-describedby={help}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the map is worked by the keyboard
          tabIndex={0}
          onKeyDown={onKeyDown}
        />
        {PLACING_TOOLS.includes(tool) && <div className="map-crosshair" aria-hidden="true" />}
        <MapControls actions={actions} hasFootprint={footprint !== null} hasLayers={layers.length > 0} />
      </div>
      <div className="map-view__foot">
        {map && <ScaleBar map={map} />}
        <MapAttribution layers={layers} baseMapUrl={baseMapUrl} />
      </div>
      <p id={help} className="usa-sr-only">
        {HELP}
      </p>
      <p className="usa-sr-only" role="status">
        {said}
      </p>
    </div>
  );
}
