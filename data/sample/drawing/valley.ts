import { besideLine, lengthBetween, meander, type Position, smoothLine } from './curve.ts';

/** The valley at one place on the river's way from the dam to the bay. */
interface Station {
  at: Position;
  riverWidthFt: number;
  /** Width of the aquifer either side of the river, ft. */
  aquiferFt: { east: number; west: number };
}

const station = (
  east: number,
  north: number,
  riverWidthFt: number,
  aquiferEast: number,
  aquiferWest: number,
): Station => ({
  at: [east, north],
  riverWidthFt,
  aquiferFt: { east: aquiferEast, west: aquiferWest },
});

/** The named places are public landmarks, rounded; what lies between them is drawn freely. */
const STATIONS: readonly Station[] = [
  station(668848, 872696, 80, 52, 52), // foot of New Croton Dam
  station(668470, 871819, 90, 150, 190), // gage
  station(667990, 870860, 100, 260, 430),
  station(667310, 869770, 110, 330, 800), // head of the side channel, on the right bank
  station(666990, 868920, 150, 520, 1340),
  station(666572, 868016, 120, 260, 780), // Black Rock Park footbridge
  station(666230, 867480, 80, 120, 190),
  station(665698, 867062, 65, 80, 75), // Quaker Bridge
  station(665260, 866150, 60, 75, 75),
  station(664915, 865016, 80, 160, 200), // Silver Lake Park
  station(664700, 863950, 95, 250, 340),
  station(664880, 862760, 110, 330, 260),
  station(664600, 861450, 130, 420, 330),
  station(664650, 860640, 140, 460, 390),
  station(664539, 859912, 150, 500, 450), // head of Croton Bay
];

const places = STATIONS.map(({ at }) => at);

/** The middle of the Croton River from the dam to the bay, about 4.4 km, a vertex about every 40 ft. */
export const riverLine: readonly Position[] = meander(smoothLine(places, 40), 18, 900);

/** The vertex of the river's middle nearest to a place: where a brook reaches the river. */
export function nearestOnRiver(place: Position): Position {
  return riverLine.reduce((best, vertex) =>
    lengthBetween(vertex, place) < lengthBetween(best, place) ? vertex : best,
  );
}

/** Width at every vertex of the river, between those of its two nearest stations. */
function widthAlongRiver(): number[] {
  return riverLine.map((vertex) => {
    const [near, next] = STATIONS.map((stop) => ({ stop, away: lengthBetween(stop.at, vertex) })).sort(
      (a, b) => a.away - b.away,
    ) as [{ stop: Station; away: number }, { stop: Station; away: number }];
    return (near.stop.riverWidthFt * next.away + next.stop.riverWidthFt * near.away) / (near.away + next.away);
  });
}

/** Bank to bank: a closed ring, 60 to 150 ft wide. */
export function drawRiver(): Position[] {
  const widths = widthAlongRiver();
  const west = besideLine(riverLine, (index) => widths[index]! / 2);
  const east = besideLine(riverLine, (index) => -widths[index]! / 2);
  return [...west, ...east.reverse(), west[0]!];
}

/** The aquifer's two edges from the dam to the bay. */
export function drawAquiferEdges(): { east: Position[]; west: Position[] } {
  const east = besideLine(places, (index) => -STATIONS[index]!.aquiferFt.east);
  const west = besideLine(places, (index) => STATIONS[index]!.aquiferFt.west);
  return { east: smoothLine(east, 60), west: smoothLine(west, 60) };
}
