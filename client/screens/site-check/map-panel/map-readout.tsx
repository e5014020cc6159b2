import { formatLatLon, formatStatePlane } from '../../../map/coordinates.ts';
import type { IdentifiedFeature, MapState, PointerInfo, PreviewDistance } from '../../../map/map-props.ts';
import { formatFeet } from '../../../ui/figures.ts';

interface Props {
  pointer: PointerInfo | null;
  preview: PreviewDistance[] | null;
  sketchProblem: string | null;
  state: MapState | null;
}

function zoneWords(zone: PointerInfo['zone']): string {
  if (zone === undefined) return 'zone not known';
  return zone === null ? 'no zone drawn here' : `Zone ${zone}`;
}

const pointerWords = ({ zone, lon, lat }: PointerInfo) =>
  `${zoneWords(zone)} (preview) · ${formatLatLon(lon, lat, 6)} · ${formatStatePlane(lon, lat, 1)} ft`;

const previewWords = (preview: PreviewDistance[]) =>
  `Preview: ${preview
    .map(({ to, distanceFt, name }) => {
      const object = to === 'zone-2' ? 'Zone 2' : (name ?? 'a watercourse');
      return `${formatFeet(distanceFt)} ft to ${object}`;
    })
    .join('; ')}`;

/** What lies under the cursor, what is being measured, and what is wrong with the sketch. */
export function MapReadout({ pointer, preview, sketchProblem, state }: Props) {
  return (
    <div className="map-readout no-print">
      {sketchProblem && (
        <p className="usa-error-message" role="alert">
          {sketchProblem}
        </p>
      )}
      {state?.layerProblems.map((problem) => (
        <p className="usa-error-message" key={problem}>
          {problem}
        </p>
      ))}
      {state?.measured && <p role="status">Measured: {state.measured}</p>}
      <p className="pointer">{pointer ? pointerWords(pointer) : 'Point at the map for its zone and coordinates.'}</p>
      <p className="pointer preview">{preview ? previewWords(preview) : ''}</p>
    </div>
  );
}

/** The features under the spot that was identified. */
export function IdentifiedFeatures({ features, onClose }: { features: IdentifiedFeature[]; onClose(): void }) {
  return (
    <section className="identified no-print" aria-label="Identified">
      <div role="status">
        {features.length === 0 && <p>Nothing is mapped at this spot.</p>}
        {features.map(({ layer, name, attributes }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two features of one layer may be alike
          <dl key={index}>
            <dt>{name ?? 'No name'}</dt>
            <dd>{layer}</dd>
            {Object.entries(attributes).map(([key, value]) => (
              <dd key={key}>
                {key}: {String(value ?? 'not given')}
              </dd>
            ))}
          </dl>
        ))}
      </div>
      <button type="button" className="tool" onClick={onClose}>
        Close
      </button>
    </section>
  );
}
