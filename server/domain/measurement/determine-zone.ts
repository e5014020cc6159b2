import type { Feet } from '../units.ts';
import type { MappedSite } from './mapped-site.ts';
import { type Measurement, ZONE_TOUCH_FT, ZONES, type Zone, type ZoneAnswer, type ZoneShare } from './site.ts';

/** Nearest measurements of each zone together with the more restrictive ones, that is of everything at least as restrictive. */
export type NearestZones = Record<Zone, Measurement[]>;

/** Each place counts for its most restrictive zone only; rounding of overlays never adds up to more than the whole. */
function sharesOf(parts: MappedSite['parts']): ZoneShare[] {
  let left = 1;
  return ZONES.map((zone) => {
    const share = Math.min(parts.find((part) => part.zone === zone)?.share ?? 0, left);
    left -= share;
    return { zone, share };
  });
}

function uncertainBorder(
  nearest: NearestZones,
  governing: Zone | null,
): { zone: Zone; measurement: Measurement } | undefined {
  for (const zone of ZONES) {
    if (governing !== null && zone >= governing) return undefined;
    const measurement = nearest[zone].find(({ distanceFt, uncertaintyFt }) => distanceFt < uncertaintyFt);
    if (measurement) return { zone, measurement };
  }
  return undefined;
}

function borderNote(zone: Zone, { distanceFt, uncertaintyFt }: Measurement): string {
  const figures = `${distanceFt.toFixed(1)} ft away, ± ${uncertaintyFt.toFixed(1)} ft`;
  return `Zone ${zone} is ${figures}: a survey must show on which side of its border the footprint lies.`;
}

const MAP_DEFICIENT =
  'The map is deficient here: it does not show Zone 1 everywhere within 200 ft of the well, as § 223-17C requires. The 200 ft ring governs.';
const WELLS_UNKNOWN =
  'No layer of wells covers this place: the 200 ft around every well (§ 223-17C) could not be checked.';
const ZONE_1_UNKNOWN =
  'Neither Zone 1 nor the wells are mapped for this place, so whether it lies in the wellhead protection area cannot be told.';
const NOT_COVERED = 'No zone layer in force covers this place, so its zone cannot be told.';
const PARTLY_COVERED =
  'The zone layer does not cover the whole footprint: what it leaves out may lie in a more restrictive zone.';
const nearEdgeNote = (edgeFt: Feet, placementFt: Feet) =>
  `The zone layer is complete only ${edgeFt.toFixed(1)} ft around the footprint, which is placed ± ${placementFt.toFixed(1)} ft: a survey must show that no part lies beyond.`;
const OUTSIDE = 'Outside the watershed: in no groundwater protection zone of the map.';

/**
 * The zone of a footprint. Governing is the most restrictive zone that any part meets, touch included. Nearer to a more restrictive one
 * than the uncertainty, or to the end of what the zone layers cover than the placement is known, a survey is required. Where no zone
 * layer covers the place, or neither Zone 1 nor any well is mapped to tell it from (§ 223-17C): undetermined, never outside.
 */
export function determineZone(mapped: MappedSite, nearest: NearestZones, placementFt: Feet): ZoneAnswer {
  const meets = (zone: Zone) =>
    mapped.zones.some((distance) => distance.zone === zone && distance.distanceFt < ZONE_TOUCH_FT);
  const governing = ZONES.find(meets) ?? null;
  const edgeFt = mapped.coverageFt.zones;
  const covered = edgeFt !== null;
  const wellsKnown = mapped.coverageFt.wells !== null;
  const told = covered && (mapped.coneMapped || wellsKnown);
  if (!covered && governing === null)
    return { governing, status: 'undetermined', shares: [], touched: [], notes: [NOT_COVERED] };
  const border = uncertainBorder(nearest, governing);
  const nearEdge = governing !== 1 && covered && edgeFt < placementFt;
  const isTouched = (zone: Zone) =>
    zone === governing || mapped.parts.some((part) => part.zone === zone && part.touched);
  const notes = [
    ...(mapped.mapDeficient ? [MAP_DEFICIENT] : []),
    ...(wellsKnown ? [] : [mapped.coneMapped ? WELLS_UNKNOWN : ZONE_1_UNKNOWN]),
    ...(covered ? [] : [PARTLY_COVERED]),
    ...(nearEdge ? [nearEdgeNote(edgeFt, placementFt)] : []),
    ...(governing === null && told ? [OUTSIDE] : []),
    ...(border ? [borderNote(border.zone, border.measurement)] : []),
  ];
  return {
    governing,
    status: statusOf(governing, told, nearEdge || border !== undefined),
    shares: sharesOf(mapped.parts),
    touched: ZONES.filter(isTouched),
    notes,
  };
}

function statusOf(governing: Zone | null, told: boolean, uncertain: boolean): ZoneAnswer['status'] {
  if (!told && governing !== 1) return 'undetermined';
  if (uncertain) return 'survey-required';
  return governing === null ? 'outside' : 'determined';
}
