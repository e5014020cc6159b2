import { booleanPointInPolygon } from '@turf/turf';
import type { PlainGeometry, Position } from '../source-layer.ts';

interface Ring {
  positions: Position[];
  /** Positive where clockwise: a shell in a shapefile. */
  area: number;
  box: [number, number, number, number];
}

const closed = (positions: Position[]): Position[] => {
  const [first, last] = [positions[0]!, positions.at(-1)!];
  return first[0] === last[0] && first[1] === last[1] ? positions : [...positions, first];
};

function describe(positions: Position[]): Ring {
  const [originX, originY] = positions[0]!;
  let area = 0;
  const box: Ring['box'] = [Infinity, Infinity, -Infinity, -Infinity];
  let [previousX, previousY] = [positions.at(-1)![0] - originX, positions.at(-1)![1] - originY];
  for (const [px, py] of positions) {
    const [x, y] = [px - originX, py - originY];
    area += (x - previousX) * (y + previousY);
    [previousX, previousY] = [x, y];
    box[0] = Math.min(box[0], px);
    box[1] = Math.min(box[1], py);
    box[2] = Math.max(box[2], px);
    box[3] = Math.max(box[3], py);
  }
  return { positions, area: area / 2, box };
}

const boxContains = (outer: Ring['box'], inner: Ring['box']) =>
  outer[0] <= inner[0] && outer[1] <= inner[1] && outer[2] >= inner[2] && outer[3] >= inner[3];

/** Decided by the first vertex of `inner` that does not lie on `outer`'s line; a ring that lies on it wholly counts as inside. */
function contains(outer: Ring, inner: Ring): boolean {
  if (!boxContains(outer.box, inner.box)) return false;
  const polygon = { type: 'Polygon' as const, coordinates: [closed(outer.positions)] };
  for (const position of inner.positions) {
    const inside = booleanPointInPolygon(position, polygon, { ignoreBoundary: true });
    if (inside) return true;
    if (!booleanPointInPolygon(position, polygon)) return false;
  }
  return true;
}

/**
 * Puts the rings of one shapefile record together: clockwise rings are shells, the others holes, each in the smallest shell around it
 * (so that an island in a lake keeps its own pond). A hole without a shell is taken as a shell. Rings come out as RFC 7946 turns them.
 */
export function polygonFromRings(rings: Position[][]): PlainGeometry {
  const described = rings.map(describe);
  const shells = described.filter((ring) => ring.area >= 0).sort((a, b) => a.area - b.area);
  const polygons = new Map<Ring, Position[][]>(shells.map((shell) => [shell, [shell.positions.toReversed()]]));
  for (const hole of described.filter((ring) => ring.area < 0)) {
    const shell = shells.find((candidate) => candidate.area >= -hole.area && contains(candidate, hole));
    if (shell) polygons.get(shell)!.push(hole.positions.toReversed());
    else polygons.set(hole, [hole.positions]);
  }
  const inFileOrder = described.flatMap((ring) => (polygons.has(ring) ? [polygons.get(ring)!] : []));
  return inFileOrder.length === 1
    ? { type: 'Polygon', coordinates: inFileOrder[0]! }
    : { type: 'MultiPolygon', coordinates: inFileOrder };
}
