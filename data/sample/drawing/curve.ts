/** Plane coordinates in EPSG:2260: east and north in US survey feet. */
export type Position = readonly [east: number, north: number];

export const lengthBetween = (a: Position, b: Position): number => Math.hypot(b[0] - a[0], b[1] - a[1]);

const between = (a: Position, b: Position, share: number): Position => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
];

/** A place on the centripetal Catmull-Rom arc from `b` to `c`; `share` 0 to 1. */
function arcAt([a, b, c, d]: readonly [Position, Position, Position, Position], share: number): Position {
  const knot1 = Math.sqrt(lengthBetween(a, b)) || 1;
  const knot2 = knot1 + Math.sqrt(lengthBetween(b, c));
  const knot3 = knot2 + (Math.sqrt(lengthBetween(c, d)) || 1);
  const knot = knot1 + (knot2 - knot1) * share;
  const ab = between(a, b, knot / knot1);
  const bc = between(b, c, (knot - knot1) / (knot2 - knot1));
  const cd = between(c, d, (knot - knot2) / (knot3 - knot2));
  const abc = between(ab, bc, knot / knot2);
  const bcd = between(bc, cd, (knot - knot1) / (knot3 - knot1));
  return between(abc, bcd, share);
}

/** A smooth line through every point, a vertex about every `spacingFt`; begins and ends at the first and last point. */
export function smoothLine(points: readonly Position[], spacingFt: number): Position[] {
  const at = (index: number) => points[Math.min(Math.max(index, 0), points.length - 1)]!;
  const arcs = points.slice(1).map((end, index) => {
    const corners = [at(index - 1), at(index), end, at(index + 2)] as const;
    const steps = Math.max(1, Math.round(lengthBetween(corners[1], end) / spacingFt));
    return Array.from({ length: steps }, (_, step) => (step === 0 ? corners[1] : arcAt(corners, step / steps)));
  });
  return [...arcs.flat(), at(points.length - 1)];
}

/** A smooth ring through every point, closed: the first vertex is repeated at the end. */
export function smoothRing(points: readonly Position[], spacingFt: number): Position[] {
  const around = [points.at(-1)!, ...points, points[0]!, points[1]!];
  const line = smoothLine(around, spacingFt);
  const ring = line.slice(line.indexOf(points[0]!), line.lastIndexOf(points[0]!));
  return [...ring, points[0]!];
}

/** Unit vector to the right of the way at one vertex, seen in the direction of the line. */
export function rightOf(line: readonly Position[], index: number): Position {
  const before = line[Math.max(index - 1, 0)]!;
  const after = line[Math.min(index + 1, line.length - 1)]!;
  const length = lengthBetween(before, after);
  return [(after[1] - before[1]) / length, (before[0] - after[0]) / length];
}

/** A line beside another one, `offsetFt(index)` to its right (negative: left), vertex for vertex. */
export function besideLine(line: readonly Position[], offsetFt: (index: number) => number): Position[] {
  return line.map(([east, north], index) => {
    const right = rightOf(line, index);
    const offset = offsetFt(index);
    return [east + right[0] * offset, north + right[1] * offset];
  });
}

/** Bends a line to and fro by at most `amplitudeFt`, not at its ends, so that it looks grown and not ruled. */
export function meander(line: readonly Position[], amplitudeFt: number, wavelengthFt: number): Position[] {
  const along = [0];
  for (const [index, end] of line.slice(1).entries()) along.push(along[index]! + lengthBetween(line[index]!, end));
  const total = along.at(-1)!;
  return besideLine(line, (index) => {
    const phase = (2 * Math.PI * along[index]!) / wavelengthFt;
    const swing = (Math.sin(phase) + 0.5 * Math.sin(phase * 2.3 + 1)) / 1.5;
    const fade = Math.min(1, (2 * Math.min(along[index]!, total - along[index]!)) / wavelengthFt);
    return amplitudeFt * swing * fade;
  });
}
