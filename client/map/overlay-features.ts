import type { FeatureCollection, Geometry } from 'geojson';
import Feature from 'ol/Feature.js';
import LineString from 'ol/geom/LineString.js';
import type { Measurement } from '../../server/http/contract/evaluation.ts';
import { formatLength } from './format-figures.ts';
import type { SetbackRing } from './map-props.ts';
import type { PreviewLine } from './measure-preview.ts';
import { readLonLat, readPlane, writePlane } from './plane-geometry.ts';
import { setbackRing } from './setback-rings.ts';

const OBJECT_NAMES: Readonly<Record<Measurement['to'], string>> = {
  watercourse: 'watercourse',
  reservoir: 'reservoir',
  'zone-1': 'Zone 1',
  'zone-2': 'Zone 2',
  well: 'well',
};

/** The server's measurement lines with their feet. */
export function measurementFeatures(measurements: readonly Measurement[], highlighted: number | null): Feature[] {
  return measurements.map(({ line, distanceFt, feature, to }, index) => {
    const zone = to === 'zone-1' || to === 'zone-2';
    const name = zone ? OBJECT_NAMES[to] : (feature.name ?? OBJECT_NAMES[to]);
    return new Feature({
      geometry: readLonLat(line as Geometry),
      label: `${formatLength(distanceFt)} to ${name}`,
      place: index,
      highlighted: index === highlighted,
    });
  });
}

/** The browser's own lines, labelled as previews; where the footprint meets the object there is none. */
export function previewLineFeatures(lines: readonly PreviewLine[]): Feature[] {
  return lines
    .filter(({ distanceFt }) => distanceFt > 0)
    .map(
      ({ to, from, end, distanceFt, name }) =>
        new Feature({
          geometry: new LineString([from, end]),
          label: `preview ${formatLength(distanceFt)} to ${name ?? OBJECT_NAMES[to]}`,
        }),
    );
}

/** Setback rings round a footprint, one a limit. */
export function ringFeatures(footprint: Geometry | null, rings: readonly SetbackRing[]): Feature[] {
  if (!footprint) return [];
  const plane = writePlane(readLonLat(footprint));
  const labels = new Map<number, string[]>();
  for (const { limitFt, label } of rings) {
    if (limitFt > 0) labels.set(limitFt, [...new Set([...(labels.get(limitFt) ?? []), label])]);
  }
  return [...labels].flatMap(([limitFt, texts]) => {
    const ring = setbackRing(plane, limitFt);
    return ring ? [new Feature({ geometry: readPlane(ring), label: texts.join(' · ') })] : [];
  });
}

/** The features of an import to be confirmed; those without a geometry left out. */
export function importedFeatures(collection: FeatureCollection | null): Feature[] {
  return (collection?.features ?? []).flatMap(({ geometry }) =>
    geometry ? [new Feature({ geometry: readLonLat(geometry) })] : [],
  );
}
