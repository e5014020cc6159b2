import { convex, points } from '@turf/turf';
import { meander, type Position, smoothLine } from './curve.ts';
import { drawAquiferEdges } from './valley.ts';

/** Invented: no public source names the wells' places. */
export const WELLS: readonly { name: string; at: Position }[] = [
  { name: 'Sample well A', at: [666780, 869430] },
  { name: 'Sample well B', at: [666600, 869030] },
  { name: 'Sample well C', at: [666300, 868480] },
];

/** A little over the 200 ft of § 223-17C, so that no side of the polygon comes nearer than 200 ft. */
const WELL_RADIUS_FT = 212;
const CONE_TIP_RADIUS_FT = 100;
/** Where the cones of influence end, up the valley, some 500 ft from their wells. */
const CONE_TIPS: readonly { wells: readonly number[]; tip: Position }[] = [
  { wells: [0, 1], tip: [666400, 869650] },
  { wells: [2], tip: [666130, 868860] },
];

/** The divides, from the dam round to the bay, without their ends. */
const EAST_DIVIDE: readonly Position[] = [
  [669420, 872330],
  [670250, 871650],
  [671450, 871080],
  [671900, 869950],
  [671250, 868900],
  [671650, 867600],
  [670650, 866550],
  [669500, 865950],
  [669750, 864700],
  [668900, 863850],
  [668100, 862950],
  [668350, 861850],
  [667250, 861050],
  [666250, 860350],
];
const WEST_DIVIDE: readonly Position[] = [
  [667950, 873050],
  [666900, 873250],
  [665850, 872600],
  [664700, 872950],
  [663700, 872000],
  [662950, 870850],
  [663400, 869600],
  [662500, 868300],
  [661900, 867000],
  [662450, 865900],
  [661750, 864600],
  [662150, 863250],
  [662950, 862300],
  [662800, 861250],
  [663450, 860450],
];

const circle = ([east, north]: Position, radiusFt: number): Position[] =>
  Array.from({ length: 64 }, (_, side) => {
    const angle = (2 * Math.PI * side) / 64;
    return [east + radiusFt * Math.cos(angle), north + radiusFt * Math.sin(angle)];
  });

/** Rings round the wells, each drawn out to the tip of its cone of influence. */
function drawWellheads(): Position[][] {
  return CONE_TIPS.map(({ wells, tip }) => {
    const around = wells.flatMap((well) => circle(WELLS[well]!.at, WELL_RADIUS_FT));
    const hull = convex(points([...around, ...circle(tip, CONE_TIP_RADIUS_FT)].map((place) => [...place])));
    return hull!.geometry.coordinates[0]!.map(([east, north]) => [east!, north!]);
  });
}

/** From one end of an aquifer edge to its other end along a divide, and back along the edge. */
function drawValleySide(edge: readonly Position[], divide: readonly Position[]): Position[] {
  const [head, mouth] = [edge[0]!, edge.at(-1)!];
  const outer = meander(smoothLine([head, ...divide, mouth], 90), 120, 2700);
  return [head, ...outer.slice(1, -1), ...[...edge].reverse()];
}

/** The three zones as polygons (rings, the first the outer one), cut out of each other; neighbours share their vertices. */
export function drawZones(): { zone: 1 | 2 | 3; polygons: Position[][][] }[] {
  const edges = drawAquiferEdges();
  const wellheads = drawWellheads();
  const aquifer = [...edges.east, ...[...edges.west].reverse(), edges.east[0]!];
  return [
    { zone: 1, polygons: wellheads.map((ring) => [ring]) },
    { zone: 2, polygons: [[aquifer, ...wellheads]] },
    { zone: 3, polygons: [[drawValleySide(edges.west, WEST_DIVIDE)], [drawValleySide(edges.east, EAST_DIVIDE)]] },
  ];
}
