import type { Appearance } from './palette.ts';

/** Lines of a hatch in a tile of `HATCH_TILE` px, as an SVG path; shared by the map and its legend. */
export const HATCH_PATH: Readonly<Record<NonNullable<Appearance['hatch']>, string>> = {
  cross: 'M0 0 L12 12 M12 0 L0 12',
  diagonal: 'M-1 13 L13 -1 M-1 1 L1 -1 M11 13 L13 11',
  dots: 'M2 3 h2 M8 9 h2',
  waves: 'M0 6 q3 -4 6 0 t6 0',
};
export const HATCH_TILE = 12;

const patterns = new Map<Appearance, CanvasPattern | string>();

/** What a polygon of an appearance is filled with: its colour and hatch; drawn once for the device's pixels. */
export function hatchFill(appearance: Appearance): CanvasPattern | string {
  const known = patterns.get(appearance);
  if (known) return known;
  const fill = drawHatch(appearance) ?? appearance.fill ?? 'transparent';
  patterns.set(appearance, fill);
  return fill;
}

function drawHatch({ hatch, fill, stroke }: Appearance): CanvasPattern | undefined {
  const context = document.createElement('canvas').getContext('2d');
  if (!hatch || !context) return undefined;
  const ratio = window.devicePixelRatio || 1;
  context.canvas.width = Math.round(HATCH_TILE * ratio);
  context.canvas.height = context.canvas.width;
  context.scale(context.canvas.width / HATCH_TILE, context.canvas.width / HATCH_TILE);
  context.fillStyle = fill ?? 'transparent';
  context.fillRect(0, 0, HATCH_TILE, HATCH_TILE);
  context.strokeStyle = stroke;
  context.globalAlpha = 0.55;
  context.stroke(new Path2D(HATCH_PATH[hatch]));
  return context.createPattern(context.canvas, 'repeat') ?? undefined;
}
