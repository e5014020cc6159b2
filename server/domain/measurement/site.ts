import type { Feet } from '../units.ts';

/** Groundwater protection zone, § 223-17A; 1 is the most restrictive. */
export type Zone = 1 | 2 | 3;

/** The most restrictive first. */
export const ZONES: readonly Zone[] = [1, 2, 3];

/** Zones are closed sets: a distance below this is a touch (measurement.md). */
export const ZONE_TOUCH_FT: Feet = 0.01;

/** What linear distances are measured to, § 223-20. `zone-2` is the boundary of Zones 1 and 2 together. */
export type MeasuredObject = 'watercourse' | 'reservoir' | 'zone-1' | 'zone-2' | 'well';

/** A GeoJSON LineString, lon/lat degrees. */
export interface LineString {
  type: 'LineString';
  coordinates: number[][];
}

export interface FeatureReference {
  id: string;
  name: string | null;
  /** `role/layer name@version` of the layer version the feature belongs to. */
  layerVersion: string;
}

/** One linear distance (§ 223-20), from the nearest point of the footprint to the object. */
export interface Measurement {
  to: MeasuredObject;
  feature: FeatureReference;
  /** 0 where the footprint meets the object or lies inside it. */
  distanceFt: Feet;
  /** 95 %: root of the sum of squares of layer and placement accuracy, plus half an assumed width. */
  uncertaintyFt: Feet;
  line: LineString;
  notes: string[];
}

/**
 * How far around the footprint, in ft, the layers in force for each object are known to be complete;
 * null where there is no layer, an empty one, or one that does not cover the footprint.
 */
export type Coverage = Record<MeasuredObject, Feet | null>;

export interface ZoneShare {
  zone: Zone;
  /** Part of the footprint's area or length (a point: 1) for which this is the most restrictive zone, 0 to 1. */
  share: number;
}

/** The zone answer of § 223-17; `touched` are the zones whose rules apply to some part of the footprint. */
export interface ZoneAnswer {
  governing: Zone | null;
  status: 'determined' | 'survey-required' | 'outside' | 'undetermined';
  shares: ZoneShare[];
  touched: Zone[];
  notes: string[];
}

/** All that PostGIS found of one footprint, ready to be judged. */
export interface Site {
  zone: ZoneAnswer;
  measurements: Measurement[];
  coverage: Coverage;
  /** False where the layers hold no polygon of Zone 1, so that the cone of influence is not mapped (§ 223-17C). */
  coneMapped: boolean;
}
