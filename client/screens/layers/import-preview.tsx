import type { FeatureCollection } from 'geojson';
import { useMemo } from 'react';
import type { ImportPreview } from '../../../server/http/contract/imports.ts';
import type { ImportNote } from '../../../server/http/contract/layers.ts';
import { LazyMapView } from '../../map/lazy-map-view.tsx';

const NOTHING: never[] = [];
const ignore = () => undefined;

/** What was read, in words and on the map. */
export function PreviewDetails({ preview }: { preview: ImportPreview }) {
  const features = useMemo(() => preview.features as unknown as FeatureCollection, [preview]);
  const [west, south, east, north] = preview.extent;
  return (
    <section aria-labelledby="preview-heading">
      <h3 id="preview-heading">What was read</h3>
      <dl className="trace">
        <dt>Features</dt>
        <dd>{preview.featureCount}</dd>
        <dt>Format</dt>
        <dd>{preview.format}</dd>
        <dt>Coordinate system</dt>
        <dd>{preview.crs}</dd>
        <dt>Extent</dt>
        <dd>
          {south?.toFixed(4)} to {north?.toFixed(4)} north, {west?.toFixed(4)} to {east?.toFixed(4)} east
        </dd>
      </dl>
      <ImportNotes notes={preview.notes} />
      <div className="preview-map">
        <LazyMapView
          withoutMap="The preview map could not be drawn. Judge by the count, the extent and the notes."
          footprint={null}
          onFootprintChange={ignore}
          tool={null}
          onToolChange={ignore}
          layers={NOTHING}
          measurements={NOTHING}
          highlighted={null}
          rings={NOTHING}
          previewLayer={features}
          baseMapUrl={null}
        />
      </div>
    </section>
  );
}

/** What was found odd or repaired, with the rows of the file. */
export function ImportNotes({ notes }: { notes: ImportNote[] }) {
  if (notes.length === 0) return <p>Nothing odd was found.</p>;
  return (
    <ul className="notes">
      {notes.map(({ text, rows }) => (
        <li key={text}>
          {text}
          {rows.length > 0 && (
            <span className="measurement-source">
              {rows.length === 1 ? 'Row' : 'Rows'} {rows.join(', ')}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
