import type { Geometry } from 'geojson';
import { expect, test } from 'vitest';
import { findKeyAction } from '../../client/map/find-key-action.ts';
import { isSameFootprint, recordFootprint, startHistory } from '../../client/map/footprint-history.ts';
import { createEntry, type LayerEntry } from '../../client/map/layer-entry.ts';
import { type LayerStore, layerProblems, previewFeatures, previewZone } from '../../client/map/layer-store.ts';
import { type LoadedFeature, reachOf } from '../../client/map/loaded-feature.ts';
import type { LayerRole, MapActions, MapLayer, MapTool } from '../../client/map/map-props.ts';
import { planarShape } from '../../client/map/planar-shape.ts';
import { toLonLat } from '../../client/map/projection.ts';
import { roundScale } from '../../client/map/round-scale.ts';

const KEYS: [sentence: string, tool: MapTool | null, sketching: boolean, keys: string, done: unknown][] = [
  ['an arrow pans while no tool is chosen', null, false, 'ArrowUp', undefined],
  ['an arrow pans while drawing', 'polygon', true, 'ArrowUp', undefined],
  ['an arrow nudges by a foot with the move tool', 'move', false, 'ArrowUp', ['nudge', 0, 1]],
  ['Shift and an arrow nudge by ten', 'move', false, 'Shift+ArrowLeft', ['nudge', -10, 0]],
  ['Ctrl and an arrow nudge by a hundred', 'move', false, 'Ctrl+ArrowRight', ['nudge', 100, 0]],
  ['Alt and an arrow nudge by a hundred', 'move', false, 'Alt+ArrowDown', ['nudge', 0, -100]],
  ['Enter places while drawing', 'line', false, 'Enter', ['placeAtCentre']],
  ['Enter identifies', 'identify', false, 'Enter', ['placeAtCentre']],
  ['Enter ends editing', 'edit', false, 'Enter', ['finishSketch']],
  ['Enter does nothing without a tool', null, false, 'Enter', undefined],
  ['Escape cancels', 'polygon', true, 'Escape', ['cancelSketch']],
  ['Escape is left to the page without a tool', null, false, 'Escape', undefined],
  ['Backspace takes the last corner back', 'polygon', true, 'Backspace', ['removeLastVertex']],
  ['Ctrl+Z undoes', null, false, 'Ctrl+z', ['undo']],
  ['Ctrl+Z takes the last corner back while drawing', 'line', true, 'Ctrl+z', ['removeLastVertex']],
  ['Ctrl+Shift+Z redoes', null, false, 'Ctrl+Shift+Z', ['redo']],
  ['Ctrl+Y redoes', null, false, 'Ctrl+y', ['redo']],
  ['Tab always leaves the map', 'polygon', true, 'Tab', undefined],
  ['Ctrl+S is the browser’s', 'polygon', true, 'Ctrl+s', undefined],
];

test.each(KEYS)('%s', (_sentence, tool, sketching, keys, done) => {
  const parts = keys.split('+');
  const press = {
    key: parts.at(-1)!,
    shiftKey: parts.includes('Shift'),
    ctrlKey: parts.includes('Ctrl'),
    altKey: parts.includes('Alt'),
    metaKey: false,
  };
  const calls: unknown[] = [];
  const actions = new Proxy({} as MapActions, {
    get:
      (_, name) =>
      (...args: unknown[]) =>
        calls.push([name, ...args]),
  });
  findKeyAction(press, tool, sketching)?.(actions);
  expect(calls[0]).toEqual(done);
});

test.each([
  [1, 120, 100, 100],
  [4.2, 120, 500, 500 / 4.2],
  [0.02, 120, 2, 100],
  [20, 120, 2000, 100],
])('at %d ft a pixel a bar of at most %d pixels stands for %d ft', (resolution, most, feet, pixels) => {
  const scale = roundScale(resolution, most);
  expect(scale.feet).toBeCloseTo(feet, 9);
  expect(scale.pixels).toBeCloseTo(pixels, 9);
});

test('a footprint written with fewer decimals meanwhile is the same, one moved by a hundredth of a foot is not', () => {
  const at = (lon: number): Geometry => ({ type: 'Point', coordinates: [lon, 41.21] });
  expect(isSameFootprint(at(-73.8693000001), at(-73.8693))).toBe(true);
  expect(isSameFootprint(at(-73.86930004), at(-73.8693))).toBe(false);
  expect(recordFootprint(startHistory(at(-73.8693)), at(-73.8693000001)).past).toEqual([]);
});

const X = 668_000;
const Y = 870_000;
const square = (x: number, y: number, side: number): Geometry => ({
  type: 'Polygon',
  coordinates: [
    [
      [X + x, Y + y],
      [X + x + side, Y + y],
      [X + x + side, Y + y + side],
      [X + x, Y + y + side],
      [X + x, Y + y],
    ],
  ],
});

let version = 0;
function entry(
  role: LayerRole,
  state: LayerEntry['state'],
  shapes: Geometry[],
  more: Partial<MapLayer> = {},
): LayerEntry {
  version += 1;
  const info: MapLayer = {
    versionId: version,
    role,
    name: `${role} ${version}`,
    label: role,
    visible: true,
    opacity: 1,
    extent: null,
    ...more,
  };
  const loaded = shapes.map((geometry): LoadedFeature => {
    const shape = planarShape(geometry);
    return { role, name: null, zone: role === 'zones' ? 2 : null, reachFt: reachOf(role, shape, null), shape };
  });
  return Object.assign(createEntry(info), { state, loaded: state === 'whole' ? loaded : [] });
}

const storeOf = (...entries: LayerEntry[]): LayerStore => ({
  map: undefined as never,
  entries: new Map(entries.map((one) => [one.info.versionId, one])),
  onChange: () => undefined,
});
const zoneAtPlace = (...entries: LayerEntry[]) => previewZone(storeOf(...entries), [X + 50, Y + 50]);
const here = () => square(0, 0, 100);
const elsewhere = () => square(5000, 0, 100);

test('the zone under the cursor is known where the layers are', () => {
  expect(zoneAtPlace(entry('zones', 'whole', [here()]))).toBe(2);
  expect(zoneAtPlace(entry('zones', 'whole', [elsewhere()]))).toBeNull();
});

const UNKNOWN: [string, () => LayerEntry[]][] = [
  ['there is no zones layer', () => []],
  ['the zones layer is empty', () => [entry('zones', 'whole', [])]],
  ['the zones are being loaded', () => [entry('zones', 'loading', [here()])]],
  ['the zones could not be loaded', () => [entry('zones', 'failed', [here()])]],
  ['only a part of the zones is loaded', () => [entry('zones', 'part', [here()])]],
  [
    'a second zones layer is missing, which may be more restrictive',
    () => [entry('zones', 'whole', [here()]), entry('zones', 'failed', [])],
  ],
  ['the wells could not be loaded', () => [entry('zones', 'whole', [here()]), entry('wells', 'failed', [])]],
  ['the zones are of a version not in force', () => [entry('zones', 'whole', [here()], { inForce: false })]],
  [
    'the zones layer does not cover the place',
    () => {
      const [west, south] = toLonLat([X + 4000, Y]);
      const [east, north] = toLonLat([X + 9000, Y + 5000]);
      const coverage: Geometry = {
        type: 'Polygon',
        coordinates: [
          [
            [west, south],
            [east, south],
            [east, north],
            [west, north],
            [west, south],
          ],
        ],
      };
      return [entry('zones', 'whole', [elsewhere()], { coverage })];
    },
  ],
];

test.each(UNKNOWN)('the zone under the cursor cannot be told where %s', (_sentence, entries) => {
  expect(zoneAtPlace(...entries())).toBeUndefined();
});

test('nothing is previewed to a role of which a layer is missing', () => {
  const rolesOf = (...entries: LayerEntry[]) => previewFeatures(storeOf(...entries)).map(({ role }) => role);
  expect(rolesOf(entry('watercourses', 'whole', [here()]), entry('zones', 'failed', []))).toEqual(['watercourses']);
  expect(rolesOf(entry('watercourses', 'whole', [here()]), entry('watercourses', 'failed', []))).toEqual([]);
  expect(rolesOf(entry('zones', 'whole', [here()]), entry('wells', 'loading', []))).toEqual([]);
});

test('a layer that could not be loaded is named', () => {
  const failed = entry('watercourses', 'failed', []);
  expect(layerProblems(storeOf(failed, entry('zones', 'whole', [here()])))).toEqual([
    `${failed.info.name} could not be loaded: the map lacks it.`,
  ]);
});
