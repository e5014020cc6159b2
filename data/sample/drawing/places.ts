import { besideLine, type Position, smoothLine } from './curve.ts';

interface Parcel {
  printKey: string;
  address: string;
  ring: readonly Position[];
}

interface Street {
  name: string;
  /** Section and block of the print keys: "S-3.1". */
  block: string;
  line: Position[];
}

const ROAD_WIDTH_FT = 40;
const LOT_DEPTH_FT = 230;
const LOT_FRONT_FT = 190;

const street = (name: string, block: string, ...way: Position[]): Street => ({
  name,
  block,
  line: smoothLine(way, LOT_FRONT_FT),
});

const STREETS: readonly Street[] = [
  street('Sample Road', 'S-3.1', [663720, 869330], [664200, 869220], [664700, 869010], [665060, 868780]),
  street('Sample Lane', 'S-3.2', [663500, 867950], [663950, 867780], [664350, 867500], [664600, 867130]),
  street('Sample Drive', 'S-5.1', [666150, 864000], [666650, 864150], [667150, 864000], [667500, 863700]),
];

/** Lots along one side of a street; neighbours share their corners. Even numbers stand on the right. */
function drawLots({ name, block, line }: Street, side: 'left' | 'right'): Parcel[] {
  const sign = side === 'right' ? 1 : -1;
  const front = besideLine(line, () => (sign * ROAD_WIDTH_FT) / 2);
  const back = besideLine(line, () => sign * (ROAD_WIDTH_FT / 2 + LOT_DEPTH_FT));
  return line.slice(1).map((_, lot) => {
    const number = 2 * lot + (side === 'right' ? 2 : 1);
    const ring = [front[lot]!, front[lot + 1]!, back[lot + 1]!, back[lot]!, front[lot]!];
    return { printKey: `${block}-${number}`, address: `${number} ${name}`, ring };
  });
}

const rectangle = (west: number, south: number, east: number, north: number): Position[] => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
  [west, south],
];

/** On the flat, between the valley side and the river. */
const WELL_FIELD: readonly Position[] = [
  [666000, 868250],
  [666560, 868250],
  [666990, 869250],
  [667080, 869820],
  [666000, 869820],
  [666000, 868250],
];

/** Invented parcels: houses along three streets, some larger ones beside brooks and on the flat. */
export function drawParcels(): Parcel[] {
  return [
    ...STREETS.flatMap((one) => [...drawLots(one, 'right'), ...drawLots(one, 'left')]),
    { printKey: 'S-1.1-1', address: '1 Sample Well Road', ring: WELL_FIELD },
    { printKey: 'S-2.1-1', address: '1 Sample Farm Road', ring: rectangle(664300, 870000, 665700, 870600) },
    { printKey: 'S-2.1-2', address: '2 Sample Farm Road', ring: rectangle(664300, 871100, 665300, 872000) },
    { printKey: 'S-4.1-1', address: '1 Sample Yard Road', ring: rectangle(668900, 867650, 669700, 868300) },
    { printKey: 'S-4.1-2', address: '2 Sample Yard Road', ring: rectangle(668900, 868300, 669700, 869000) },
  ];
}

/** Roughly where the village lies, to a few hundred feet. */
export const VILLAGE: readonly Position[] = [
  [655900, 864500],
  [657300, 868300],
  [659800, 871800],
  [662500, 873600],
  [665200, 873700],
  [666800, 871300],
  [666700, 869000],
  [665900, 866800],
  [665700, 863600],
  [665300, 860400],
  [663300, 857600],
  [659700, 856100],
  [657200, 859100],
  [655900, 864500],
];

/** Existing facilities as an inventory under § 223-21H would list them, all invented; kinds are activity kinds. */
export const FACILITIES: readonly { kind: string; at: Position }[] = [
  { kind: 'on-site-disposal', at: [663800, 869180] },
  { kind: 'on-site-disposal', at: [664250, 869050] },
  { kind: 'on-site-disposal', at: [664760, 868840] },
  { kind: 'on-site-disposal', at: [663640, 867780] },
  { kind: 'on-site-disposal', at: [664160, 867770] },
  { kind: 'on-site-disposal', at: [666550, 864260] },
  { kind: 'on-site-disposal', at: [667080, 863900] },
  { kind: 'water-supply-pumping', at: [666765, 869415] },
  { kind: 'water-supply-treatment', at: [666620, 869240] },
  { kind: 'animal-waste', at: [664700, 870250] },
  { kind: 'fertilizer', at: [665150, 870200] },
  { kind: 'farm-tillage', at: [664800, 871600] },
  { kind: 'chloride-salt-storage', at: [669250, 868050] },
  { kind: 'deicing-application', at: [669350, 868600] },
  { kind: 'underground-storage', at: [666200, 869850] },
  { kind: 'underground-storage', at: [667900, 862950] },
  { kind: 'junkyard', at: [668400, 866200] },
  { kind: 'cemetery', at: [662850, 866900] },
  { kind: 'storm-sewer-outlet', at: [664480, 864060] },
  { kind: 'sewer', at: [664330, 861250] },
];
