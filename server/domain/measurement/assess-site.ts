import { type LayerInForce, layerLabel } from '../layer.ts';
import type { Feet } from '../units.ts';
import { determineZone } from './determine-zone.ts';
import type { MappedDistance, MappedSite } from './mapped-site.ts';
import type { MeasuredObject, Measurement, Site } from './site.ts';
import { combineAccuracies } from './uncertainty.ts';

function notesOf(mapped: MappedDistance, layer: LayerInForce): string[] {
  if (mapped.ring) return ['Measured to the 200 ft ring around the well, which is Zone 1 (§ 223-17C).'];
  if (!mapped.widthAssumed) return [];
  if (layer.defaultWidthFt === null)
    return [
      'Bank position assumed: neither the line nor its layer gives a width, so this is the distance to the line drawn.',
    ];
  return [
    `Bank position assumed: half of the layer's default width of ${layer.defaultWidthFt} ft from the line drawn.`,
  ];
}

function measurementOf(
  to: MeasuredObject,
  mapped: MappedDistance,
  layer: LayerInForce,
  placementFt: Feet,
): Measurement {
  const assumedFt = mapped.widthAssumed ? mapped.halfWidthFt : 0;
  return {
    to,
    feature: { id: mapped.featureId, name: mapped.name, layerVersion: layerLabel(layer) },
    distanceFt: mapped.distanceFt,
    uncertaintyFt: combineAccuracies(layer.accuracyFt, placementFt) + assumedFt,
    line: mapped.line,
    notes: notesOf(mapped, layer),
  };
}

const nearestFirst = (a: MappedDistance, b: MappedDistance) =>
  a.distanceFt - b.distanceFt || Number(a.ring) - Number(b.ring);

/** The nearest, and what lies further by the map but, in a less accurate layer, may be nearer still. */
function nearestOf(measurements: Measurement[]): Measurement[] {
  const leastPossible = ({ distanceFt, uncertaintyFt }: Measurement) => Math.max(0, distanceFt - uncertaintyFt);
  const [nearest] = measurements;
  return measurements.filter(
    (measurement) => measurement === nearest || leastPossible(measurement) < leastPossible(nearest!),
  );
}

/**
 * What the mapped distances say once accuracies are known: measurements with uncertainty (ft, nearest first of each object),
 * and the zone. Zone 2 is measured to the boundary of Zones 1 and 2 together (measurement.md).
 */
export function assessSite(mapped: MappedSite, layers: LayerInForce[], placementFt: Feet): Site {
  const layerOf = new Map(layers.map((layer) => [layer.versionId, layer]));
  const measure = (to: MeasuredObject, distances: MappedDistance[]) =>
    distances.map((distance) => measurementOf(to, distance, layerOf.get(distance.versionId)!, placementFt));
  const measureZones = (to: MeasuredObject, strictest: number) =>
    nearestOf(measure(to, mapped.zones.filter((distance) => distance.zone! <= strictest).toSorted(nearestFirst)));
  const reach = (coverageFt: Feet | null) => (coverageFt === null ? null : Math.max(0, coverageFt - placementFt));
  const zone1 = measureZones('zone-1', 1);
  const zone2 = measureZones('zone-2', 2);
  const watershed = measureZones('zone-2', 3);
  return {
    zone: determineZone(mapped, { 1: zone1, 2: zone2, 3: watershed }, placementFt),
    measurements: [
      ...measure('watercourse', mapped.watercourse),
      ...measure('reservoir', mapped.reservoir),
      ...zone1,
      ...zone2,
      ...measure('well', mapped.well),
    ],
    coverage: {
      watercourse: reach(mapped.coverageFt.watercourses),
      reservoir: reach(mapped.coverageFt.reservoirs),
      'zone-1': reach(mapped.coverageFt.zones),
      'zone-2': reach(mapped.coverageFt.zones),
      well: reach(mapped.coverageFt.wells),
    },
    coneMapped: mapped.coneMapped,
  };
}

/** A place nothing is known of: outside what any layer can cover, or on a day whose law is not on file. */
export function unknownSite(reason: string): Site {
  return {
    zone: { governing: null, status: 'undetermined', shares: [], touched: [], notes: [reason] },
    measurements: [],
    coverage: { watercourse: null, reservoir: null, 'zone-1': null, 'zone-2': null, well: null },
    coneMapped: false,
  };
}
