import type { Geometry, Position } from 'geojson';
import { expect, test } from 'vitest';
import { recordFootprint, redoFootprint, startHistory, undoFootprint } from '../../client/map/footprint-history.ts';
import { formatArea, formatLength } from '../../client/map/format-figures.ts';
import { findSketchProblem, tidySketch } from '../../client/map/sketch-checks.ts';

const at = (x: number, y: number): Position => [-73.87 + x / 1000, 41.21 + y / 1000];
const polygon = (...rings: [number, number][][]): Geometry => ({
  type: 'Polygon',
  coordinates: rings.map((ring) => ring.map(([x, y]) => at(x, y))),
});

const SKETCHES: [sentence: string, sketch: Geometry, problem: RegExp | null][] = [
  ['a point', { type: 'Point', coordinates: at(0, 0) }, null],
  ['a line', { type: 'LineString', coordinates: [at(0, 0), at(1, 1)] }, null],
  ['a line that crosses itself', { type: 'LineString', coordinates: [at(0, 0), at(2, 2), at(2, 0), at(0, 2)] }, null],
  ['a line of one place', { type: 'LineString', coordinates: [at(0, 0), at(0, 0)] }, /two points/],
  [
    'a square',
    polygon([
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 1],
      [0, 0],
    ]),
    null,
  ],
  [
    'a square drawn clockwise',
    polygon([
      [0, 0],
      [0, 1],
      [1, 1],
      [1, 0],
      [0, 0],
    ]),
    null,
  ],
  [
    'a square with a hole',
    polygon(
      [
        [0, 0],
        [9, 0],
        [9, 9],
        [0, 9],
        [0, 0],
      ],
      [
        [1, 1],
        [1, 2],
        [2, 2],
        [1, 1],
      ],
    ),
    null,
  ],
  [
    'a bow tie',
    polygon([
      [0, 0],
      [1, 1],
      [1, 0],
      [0, 1],
      [0, 0],
    ]),
    /crosses itself at 41\.210500, -73\.869500/,
  ],
  [
    'a hole across the border',
    polygon(
      [
        [0, 0],
        [9, 0],
        [9, 9],
        [0, 9],
        [0, 0],
      ],
      [
        [8, 8],
        [8, 12],
        [12, 8],
        [8, 8],
      ],
    ),
    /crosses itself/,
  ],
  [
    'two corners',
    polygon([
      [0, 0],
      [1, 0],
      [0, 0],
    ]),
    /three corners/,
  ],
  [
    'a corner set three times',
    polygon([
      [0, 0],
      [0, 0],
      [0, 0],
      [0, 0],
    ]),
    /three corners/,
  ],
  [
    'corners in one line',
    polygon([
      [0, 0],
      [1, 0],
      [2, 0],
      [0, 0],
    ]),
    /enclose no area/,
  ],
  [
    'two areas, one a bow tie',
    {
      type: 'MultiPolygon',
      coordinates: [[[at(0, 0), at(1, 0), at(1, 1), at(0, 0)]], [[at(5, 0), at(6, 1), at(6, 0), at(5, 1), at(5, 0)]]],
    },
    /crosses itself/,
  ],
];

test.each(SKETCHES)('judges %s', (_sentence, sketch, problem) => {
  const found = findSketchProblem(sketch)?.sentence ?? null;
  if (problem) expect(found).toMatch(problem);
  else expect(found).toBeNull();
});

test('turns a clockwise border counter-clockwise and leaves one that is', () => {
  const right = polygon([
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
    [0, 0],
  ]);
  expect(
    tidySketch(
      polygon([
        [0, 0],
        [0, 1],
        [1, 1],
        [1, 0],
        [0, 0],
      ]),
    ),
  ).toEqual(right);
  expect(tidySketch(right)).toEqual(right);
});

test('drops a corner set twice, also beside the closing one', () => {
  const right = polygon([
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 0],
  ]);
  expect(
    tidySketch(
      polygon([
        [0, 0],
        [1, 0],
        [1, 0],
        [1, 1],
        [0, 0],
        [0, 0],
      ]),
    ),
  ).toEqual(right);
});

test('does not change what it is given', () => {
  const sketch = polygon([
    [0, 0],
    [0, 1],
    [1, 1],
    [1, 1],
    [0, 0],
  ]);
  const before = structuredClone(sketch);
  tidySketch(sketch);
  expect(sketch).toEqual(before);
});

test('feet have one decimal, areas acres too', () => {
  expect([formatLength(1234.56), formatArea(43_560), formatArea(1000)]).toEqual([
    '1,234.6 ft',
    '43,560 sq ft (1.00 acres)',
    '1,000 sq ft (0.02 acres)',
  ]);
});

test('undo goes back through footprints, redo forth again, and a new one forgets what was undone', () => {
  const [a, b, c] = [at(0, 0), at(1, 1), at(2, 2)].map((coordinates): Geometry => ({ type: 'Point', coordinates }));
  let history = recordFootprint(recordFootprint(recordFootprint(startHistory(null), a!), b!), structuredClone(b!));
  history = undoFootprint(history);
  expect(history.present).toEqual(a);
  expect(redoFootprint(history).present).toEqual(b);
  expect(undoFootprint(undoFootprint(history)).present).toBeNull();
  history = recordFootprint(history, c!);
  expect(redoFootprint(history).present).toEqual(c);
  expect(undoFootprint(history).present).toEqual(a);
});
