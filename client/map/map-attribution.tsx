import type { MapLayer } from './map-props.ts';

/** Where the layers shown come from. */
export function MapAttribution({ layers, baseMapUrl }: { layers: readonly MapLayer[]; baseMapUrl: string | null }) {
  const sources = layers.flatMap(({ visible, attribution }) => (visible && attribution ? [attribution] : []));
  if (baseMapUrl) sources.push(`Base map: ${URL.canParse(baseMapUrl) ? new URL(baseMapUrl).hostname : baseMapUrl}`);
  if (sources.length === 0) return null;
  return <p className="map-attribution">{[...new Set(sources)].join(' · ')}</p>;
}
