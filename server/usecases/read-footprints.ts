import { planeToLonLat } from '../import/coordinate-system.ts';
import type { UploadedFile } from '../import/formats.ts';
import type { ImportOptions } from '../import/import-options.ts';
import type { Note } from '../import/notes.ts';
import { mapPositions, type PlacedFeature } from '../import/place-layer.ts';
import { type Asked, type Refused, readLayer } from '../import/read-layer.ts';
import type { PlainGeometry } from '../import/source-layer.ts';

interface ReadFootprint {
  row: number;
  name: string | null;
  /** Lon/lat, NAD83. */
  geometry: PlainGeometry;
}

export type FootprintsOutcome = { verdict: 'accept'; features: ReadFootprint[]; notes: Note[] } | Asked | Refused;

const MOST_FEATURES = 200;

function nameOf({ attributes }: PlacedFeature): string | null {
  const field = Object.keys(attributes).find((key) => /^(name|label|title)$/i.test(key));
  const value = field === undefined ? undefined : attributes[field];
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}

/** The shapes of a dropped file, for placing a facility; nothing is stored. */
export async function readFootprints(file: UploadedFile, options: ImportOptions): Promise<FootprintsOutcome> {
  const outcome = await readLayer(file, { ...options, measured: true });
  if (outcome.verdict !== 'accept') return outcome;
  const { features, notes } = outcome.layer;
  if (features.length > MOST_FEATURES) {
    const reason = `The file holds ${features.length} shapes; for placing a facility send at most ${MOST_FEATURES}.`;
    return { verdict: 'refuse', reason };
  }
  return {
    verdict: 'accept',
    notes,
    features: features.map((feature) => ({
      row: feature.row,
      name: nameOf(feature),
      geometry: mapPositions(feature.geometry, (position) => {
        const [lon, lat] = planeToLonLat(position);
        return [Number(lon.toFixed(11)), Number(lat.toFixed(11))];
      }),
    })),
  };
}
