import type { FeatureCollection } from 'geojson';
import { area, asText, collection, feature, line, point } from './geojson.ts';
import { drawParcels, FACILITIES, VILLAGE } from './places.ts';
import { drawRiver } from './valley.ts';
import { drawBrooks, drawMarsh, drawReservoir, drawSideChannel, SPRING } from './water.ts';
import { drawZones, WELLS } from './zones.ts';

const drawWatercourses = (): FeatureCollection =>
  collection([
    feature({ NAME: 'Croton River', KIND: 'river', WIDTH_FT: null }, area([drawRiver()])),
    feature({ NAME: 'Sample side channel', KIND: 'side channel', WIDTH_FT: 25 }, line(drawSideChannel())),
    ...drawBrooks().map((brook) =>
      feature({ NAME: brook.name, KIND: 'brook', WIDTH_FT: brook.widthFt }, line(brook.line)),
    ),
    feature({ NAME: 'Sample spring', KIND: 'spring', WIDTH_FT: null }, point(SPRING)),
    feature({ NAME: 'Sample marsh', KIND: 'marsh', WIDTH_FT: null }, area([drawMarsh()])),
  ]);

const drawLayers = (): Record<string, FeatureCollection> => ({
  'zones.geojson': collection(
    drawZones().map(({ zone, polygons }) =>
      feature({ ZONE: zone, LABEL: `Zone ${zone} (illustrative)` }, area(...polygons)),
    ),
  ),
  'watercourses.geojson': drawWatercourses(),
  'reservoirs.geojson': collection([feature({ NAME: 'New Croton Reservoir' }, area([drawReservoir()]))]),
  'wells.geojson': collection(WELLS.map(({ name, at }) => feature({ NAME: name }, point(at)))),
  'parcels.geojson': collection(
    drawParcels().map(({ printKey, address, ring }) =>
      feature({ PRINT_KEY: printKey, ADDRESS: address }, area([ring])),
    ),
  ),
  'municipal.geojson': collection([feature({ NAME: 'Croton-on-Hudson (roughly)', KIND: 'village' }, area([VILLAGE]))]),
  'facilities.geojson': collection(
    FACILITIES.map(({ kind, at }, index) => feature({ NAME: `Sample facility ${index + 1}`, KIND: kind }, point(at))),
  ),
});

/** The sample's layers: file name → text of the file. The same every time. */
export const drawSample = (): Record<string, string> =>
  Object.fromEntries(Object.entries(drawLayers()).map(([file, layer]) => [file, asText(layer)]));
