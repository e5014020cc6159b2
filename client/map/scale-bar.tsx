import type OlMap from 'ol/Map.js';
import { unByKey } from 'ol/Observable.js';
import { useEffect, useState } from 'react';
import { roundScale } from './round-scale.ts';

const MOST_PIXELS = 120;

/** The scale in US survey feet of the plane. */
export function ScaleBar({ map }: { map: OlMap }) {
  const [resolution, setResolution] = useState(map.getView().getResolution());
  useEffect(() => {
    const view = map.getView();
    const tell = () => setResolution(view.getResolution());
    tell();
    const key = view.on('change:resolution', tell);
    return () => unByKey(key);
  }, [map]);
  if (!resolution) return null;
  const { feet, pixels } = roundScale(resolution, MOST_PIXELS);
  return (
    <p className="map-scale">
      <span className="usa-sr-only">Scale bar: </span>
      <span className="map-scale__bar" style={{ width: `${pixels}px` }} />
      {feet.toLocaleString('en-US')} ft
    </p>
  );
}
