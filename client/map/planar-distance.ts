import { booleanPointInPolygon } from '@turf/turf';
import type { Position } from 'geojson';
import { boxDistance, type PlanarShape } from './planar-shape.ts';

/** The shortest way between two shapes in EPSG:2260. */
export interface PlanarDistance {
  distanceFt: number;
  from: Position;
  to: Position;
}

/**
 * Grid distance in ft between two shapes in EPSG:2260, and where it begins on `a` and ends on `b`.
 * 0 where they meet or one lies inside the other. A preview: the verdict is the server's (§ 223-20).
 */
export function planarDistance(a: PlanarShape, b: PlanarShape): PlanarDistance {
  const inside = positionInside(a, b) ?? positionInside(b, a);
  if (inside) return { distanceFt: 0, from: inside, to: inside };
  let best: PlanarDistance = { distanceFt: Infinity, from: a.paths[0]![0]!, to: b.paths[0]![0]! };
  for (const [p, q] of segmentsOf(a)) {
    for (const [r, s] of segmentsOf(b)) {
      if (segmentBoxDistance(p, q, r, s) >= best.distanceFt) continue;
      best = nearer(best, segmentDistance(p, q, r, s));
      if (best.distanceFt === 0) return best;
    }
  }
  return best;
}

/** A position of a path of `a` that lies in an area of `b`. */
function positionInside(a: PlanarShape, b: PlanarShape): Position | undefined {
  if (b.areas.length === 0 || boxDistance(a.box, b.box) > 0) return undefined;
  return a.paths
    .map((path) => path[0]!)
    .find((position) =>
      b.areas.some((coordinates) => booleanPointInPolygon(position, { type: 'Polygon', coordinates })),
    );
}

function* segmentsOf(shape: PlanarShape): Generator<[Position, Position]> {
  for (const path of shape.paths) {
    if (path.length === 1) yield [path[0]!, path[0]!];
    for (let index = 1; index < path.length; index += 1) yield [path[index - 1]!, path[index]!];
  }
}

function segmentBoxDistance([px, py]: Position, [qx, qy]: Position, [rx, ry]: Position, [sx, sy]: Position): number {
  const dx = Math.max(0, Math.min(px!, qx!) - Math.max(rx!, sx!), Math.min(rx!, sx!) - Math.max(px!, qx!));
  const dy = Math.max(0, Math.min(py!, qy!) - Math.max(ry!, sy!), Math.min(ry!, sy!) - Math.max(py!, qy!));
  return Math.hypot(dx, dy);
}

function segmentDistance(p: Position, q: Position, r: Position, s: Position): PlanarDistance {
  const crossing = crossingOf(p, q, r, s);
  if (crossing) return { distanceFt: 0, from: crossing, to: crossing };
  return [toSegment(p, r, s), toSegment(q, r, s), turned(toSegment(r, p, q)), turned(toSegment(s, p, q))].reduce(
    nearer,
  );
}

function crossingOf(p: Position, q: Position, r: Position, s: Position): Position | undefined {
  const [ux, uy] = [q[0]! - p[0]!, q[1]! - p[1]!];
  const [vx, vy] = [s[0]! - r[0]!, s[1]! - r[1]!];
  const [wx, wy] = [r[0]! - p[0]!, r[1]! - p[1]!];
  const cross = ux * vy - uy * vx;
  if (cross === 0) return undefined;
  const t = (wx * vy - wy * vx) / cross;
  const u = (wx * uy - wy * ux) / cross;
  return t >= 0 && t <= 1 && u >= 0 && u <= 1 ? [p[0]! + t * ux, p[1]! + t * uy] : undefined;
}

function toSegment(position: Position, start: Position, end: Position): PlanarDistance {
  const [dx, dy] = [end[0]! - start[0]!, end[1]! - start[1]!];
  const length2 = dx * dx + dy * dy;
  const along = length2 === 0 ? 0 : ((position[0]! - start[0]!) * dx + (position[1]! - start[1]!) * dy) / length2;
  const t = Math.min(1, Math.max(0, along));
  const to: Position = [start[0]! + t * dx, start[1]! + t * dy];
  return { distanceFt: Math.hypot(to[0]! - position[0]!, to[1]! - position[1]!), from: position, to };
}

function turned({ distanceFt, from, to }: PlanarDistance): PlanarDistance {
  return { distanceFt, from: to, to: from };
}

function nearer(a: PlanarDistance, b: PlanarDistance): PlanarDistance {
  return b.distanceFt < a.distanceFt ? b : a;
}
