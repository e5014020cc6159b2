import { meander, type Position, smoothLine, smoothRing } from './curve.ts';
import { nearestOnRiver } from './valley.ts';

interface Brook {
  name: string;
  /** null: as on many maps, nobody measured it. */
  widthFt: number | null;
  /** From its head down. */
  way: readonly Position[];
  /** Where about it reaches the river; without it, it ends in another brook. */
  mouth?: Position;
}

/** Invented, on the valley sides. */
const BROOKS: readonly Brook[] = [
  {
    name: 'Sample brook 1',
    widthFt: 8,
    way: [
      [663850, 871150],
      [664700, 870800],
      [665500, 870950],
      [666300, 870700],
      [667000, 870500],
    ],
    mouth: [667700, 870400],
  },
  {
    name: 'Sample brook 2',
    widthFt: null,
    way: [
      [663250, 868750],
      [664000, 868500],
      [664700, 868150],
      [665300, 867650],
    ],
    mouth: [665900, 867200],
  },
  {
    name: 'Sample brook 3',
    widthFt: 5,
    way: [
      [662550, 864250],
      [663300, 864450],
      [664000, 864150],
    ],
    mouth: [664750, 863900],
  },
  {
    name: 'Sample brook 4',
    widthFt: 12,
    way: [
      [671050, 869550],
      [670100, 869300],
      [669300, 869650],
      [668500, 869300],
      [667800, 869050],
    ],
    mouth: [667050, 869050],
  },
  {
    name: 'Sample brook 5',
    widthFt: null,
    way: [
      [670850, 867350],
      [669600, 867200],
      [668600, 867550],
      [667700, 867200],
      [667000, 867500],
    ],
    mouth: [666300, 867600],
  },
  {
    name: 'Sample brook 6',
    widthFt: 6,
    way: [
      [668850, 865050],
      [667900, 864900],
      [667000, 865300],
      [666000, 865050],
    ],
    mouth: [664950, 865150],
  },
  {
    name: 'Sample brook 7',
    widthFt: null,
    way: [
      [667700, 862450],
      [666900, 862050],
      [666000, 862350],
    ],
    mouth: [664850, 862350],
  },
  {
    name: 'Sample brook 8',
    widthFt: 4,
    way: [
      [664950, 872250],
      [665600, 871750],
      [665450, 871350],
      [665500, 870950],
    ],
  },
];

/** The brooks as lines from head to mouth. */
export function drawBrooks(): { name: string; widthFt: number | null; line: Position[] }[] {
  return BROOKS.map(({ name, widthFt, way, mouth }) => {
    const whole = mouth ? [...way, nearestOnRiver(mouth)] : way;
    return { name, widthFt, line: meander(smoothLine(whole, 30), 28, 420) };
  });
}

/** Leaves the right bank at the landmark and comes back to the river above the footbridge. */
export function drawSideChannel(): Position[] {
  const way: Position[] = [
    nearestOnRiver([667350, 869920]),
    [667247, 869806],
    [667090, 869600],
    [667000, 869350],
    [666860, 869050],
    [666790, 868740],
    nearestOnRiver([666720, 868400]),
  ];
  return smoothLine(way, 30);
}

export const SPRING: Position = [664380, 869950];

export function drawMarsh(): Position[] {
  const edge: Position[] = [
    [663700, 862950],
    [663900, 862500],
    [664150, 862350],
    [664250, 862700],
    [664120, 863050],
    [663850, 863200],
  ];
  return smoothRing(edge, 40);
}

/** New Croton Reservoir behind the dam, roughly; its eastern arms are left out. */
export function drawReservoir(): Position[] {
  const shore: Position[] = [
    [669020, 872880],
    [669600, 872780],
    [670350, 872330],
    [671300, 872050],
    [672250, 872450],
    [673300, 872500],
    [674400, 873100],
    [675400, 873000],
    [676200, 873750],
    [676000, 874600],
    [675150, 874900],
    [674300, 874650],
    [673850, 875600],
    [673000, 875900],
    [672500, 875050],
    [671600, 874700],
    [670900, 875400],
    [670000, 875450],
    [669450, 874700],
    [669550, 873800],
    [669000, 873200],
  ];
  return smoothRing(shore, 80);
}
