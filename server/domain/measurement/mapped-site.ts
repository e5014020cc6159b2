import type { Feet } from '../units.ts';
import type { LineString, Zone } from './site.ts';

/** One distance as PostGIS gives it, before uncertainty. */
export interface MappedDistance {
  versionId: number;
  featureId: string;
  name: string | null;
  /** Only of a zone polygon or well ring. */
  zone: Zone | null;
  distanceFt: Feet;
  /** Half of the width the line was given, or of the layer's default; 0 for areas and points. */
  halfWidthFt: Feet;
  /** A line without a width of its own. */
  widthAssumed: boolean;
  /** The object is the 200 ft ring of § 223-17C around the well, not the mapped feature. */
  ring: boolean;
  line: LineString;
}

/** What PostGIS finds of one footprint. */
export interface MappedSite {
  watercourse: MappedDistance[];
  reservoir: MappedDistance[];
  well: MappedDistance[];
  /** Of every zone value and layer the nearest polygon or well ring. */
  zones: MappedDistance[];
  /** For every zone near the footprint: its share, and whether the footprint touches a part that is in no more restrictive zone. */
  parts: { zone: Zone; share: number; touched: boolean }[];
  /** Some of the footprint lies within 200 ft of a well, but in no mapped Zone 1 (§ 223-17C). */
  mapDeficient: boolean;
  /** Some zone layer has a polygon of Zone 1. */
  coneMapped: boolean;
  /** By role: how far the layers reach around the footprint, ft; null where they do not cover it. */
  coverageFt: Record<'zones' | 'watercourses' | 'reservoirs' | 'wells', Feet | null>;
}
