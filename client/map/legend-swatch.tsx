import './legend.css';
import { useId } from 'react';
import { HATCH_PATH, HATCH_TILE } from './hatch.ts';
import type { LayerRole } from './map-props.ts';
import { type Appearance, ROLE_APPEARANCE, ZONE_APPEARANCE } from './palette.ts';

const WIDTH = 36;
const HEIGHT = 20;
const LINES: readonly LayerRole[] = ['watercourses', 'municipal'];

/** The legend of a role: its swatch and name, for zones one of each, styled as on the map. */
export function LegendSwatch({ role }: { role: LayerRole }) {
  const appearances = role === 'zones' ? Object.values(ZONE_APPEARANCE) : [ROLE_APPEARANCE[role]];
  return (
    <ul className="map-legend">
      {appearances.map((appearance) => (
        <li key={appearance.label}>
          <Swatch appearance={appearance} role={role} />
          {appearance.label}
        </li>
      ))}
    </ul>
  );
}

function Swatch({ appearance, role }: { appearance: Appearance; role: LayerRole }) {
  const pattern = useId();
  const { stroke, strokeWidth, dash, fill, hatch } = appearance;
  const line = { stroke, strokeWidth, strokeDasharray: dash?.join(' '), fill: 'none' };
  return (
    <svg aria-hidden="true" className="map-legend__swatch" width={WIDTH} height={HEIGHT}>
      {hatch && (
        <pattern id={pattern} width={HATCH_TILE} height={HATCH_TILE} patternUnits="userSpaceOnUse">
          <path d={HATCH_PATH[hatch]} stroke={stroke} strokeOpacity={0.55} fill="none" />
        </pattern>
      )}
      {role === 'wells' && <circle cx={18} cy={10} r={4} fill={stroke} />}
      {role === 'wells' && <circle cx={18} cy={10} r={8.5} {...line} />}
      {LINES.includes(role) && <path d="M1 14 C12 2 22 18 35 6" {...line} />}
      {role !== 'wells' && !LINES.includes(role) && (
        <>
          <rect x={2} y={2} width={32} height={16} fill={fill ?? 'none'} />
          {hatch && <rect x={2} y={2} width={32} height={16} fill={`url(#${pattern})`} />}
          <rect x={2} y={2} width={32} height={16} {...line} />
        </>
      )}
    </svg>
  );
}
