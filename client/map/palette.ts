import type { Zone } from '../../server/http/contract/registry.ts';
import type { LayerRole } from './map-props.ts';

/** How a layer looks, on the map and in the legend alike. */
export interface Appearance {
  label: string;
  stroke: string;
  strokeWidth: number;
  dash?: number[];
  /** CSS colour, translucent; none for lines and points. */
  fill?: string;
  hatch?: 'cross' | 'diagonal' | 'dots' | 'waves';
}

/** Vermilion, purple and green of like darkness are told apart by colour-blind eyes; hatch and label say it again. */
export const ZONE_APPEARANCE: Readonly<Record<Zone, Appearance>> = {
  1: { label: 'Zone 1', stroke: '#a63c00', strokeWidth: 2.5, fill: 'rgba(213, 94, 0, 0.16)', hatch: 'cross' },
  2: { label: 'Zone 2', stroke: '#7b2f79', strokeWidth: 2.25, fill: 'rgba(170, 68, 153, 0.12)', hatch: 'diagonal' },
  3: { label: 'Zone 3', stroke: '#00694d', strokeWidth: 2, fill: 'rgba(0, 158, 115, 0.09)', hatch: 'dots' },
};

export const ROLE_APPEARANCE: Readonly<Record<Exclude<LayerRole, 'zones'>, Appearance>> = {
  watercourses: { label: 'Watercourse', stroke: '#0b62b8', strokeWidth: 2.5, fill: 'rgba(86, 160, 233, 0.45)' },
  reservoirs: {
    label: 'Reservoir',
    stroke: '#003f7d',
    strokeWidth: 2,
    fill: 'rgba(60, 120, 200, 0.45)',
    hatch: 'waves',
  },
  wells: { label: 'Well, with its 200 ft ring', stroke: '#1b1b1b', strokeWidth: 1.5, dash: [3, 3] },
  parcels: { label: 'Parcel', stroke: '#6b5b3e', strokeWidth: 1 },
  municipal: { label: 'Municipal boundary', stroke: '#444444', strokeWidth: 2.5, dash: [10, 4, 2, 4] },
  context: { label: 'For orientation only', stroke: '#757575', strokeWidth: 1, fill: 'rgba(117, 117, 117, 0.18)' },
};

export const INK = '#1b1b1b';
export const PAPER = '#ffffff';
/** The footprint and what is drawn. */
export const FOOTPRINT = '#b50909';
/** Measured by the server; a preview is the same, dashed. */
export const MEASURED = '#162e51';
export const HIGHLIGHT = '#ffbe2e';
export const RING = '#8b0a03';
export const IMPORTED = '#c2006b';
