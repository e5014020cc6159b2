import { Button } from '@trussworks/react-uswds';
import { download } from '../../../ui/download.ts';
import type { Check, FootprintGeometry } from '../check.ts';
import { describeFootprint, describePosition } from './describe-footprint.ts';
import { FootprintFile } from './footprint-file.tsx';
import { ParcelSearch } from './parcel-search.tsx';
import { PlacementFields } from './placement-fields.tsx';
import { TypedForm } from './typed-form.tsx';

interface Props {
  check: Check;
  today: string | null;
  dateProblem: string | null;
  onChange(patch: Partial<Check>): void;
  /** A footprint was placed here, not on the map. */
  onPlace(): void;
}

/** A footprint from a file or coordinates is no longer "from an address"; how else it was placed, only the user knows. */
const methodAfterTyping = (check: Check): Partial<Check> =>
  check.method === 'address' ? { method: 'drawn', accuracyFt: null } : {};

/** Where the facility is, with every way to place it that needs no map. */
export function PlacementSection({ check, today, dateProblem, onChange, onPlace }: Props) {
  function place(footprint: FootprintGeometry, placement: Partial<Check>) {
    onChange({ footprint, ...placement });
    onPlace();
  }
  const placeTyped = (footprint: FootprintGeometry) => place(footprint, methodAfterTyping(check));
  const placeParcel = (footprint: FootprintGeometry) => place(footprint, { method: 'address', accuracyFt: null });
  return (
    <section aria-labelledby="where-heading" className="step">
      <h2 id="where-heading">2. Where is it?</h2>
      {check.footprint === null ? (
        <p>Draw its footprint with the tools of the map, or place it without the map:</p>
      ) : (
        <PlacedFootprint footprint={check.footprint} onRemove={() => onChange({ footprint: null })} />
      )}
      <div className="no-print">
        <details className="way">
          <summary>Type coordinates</summary>
          <TypedForm onPlace={placeTyped} />
        </details>
        <details className="way">
          <summary>Find a tax-map number or address</summary>
          <ParcelSearch onPlace={placeParcel} />
        </details>
        <details className="way">
          <summary>Use a GeoJSON file or a shapefile</summary>
          <FootprintFile onPlace={placeTyped} />
        </details>
      </div>
      <PlacementFields check={check} today={today} dateProblem={dateProblem} onChange={onChange} />
    </section>
  );
}

function PlacedFootprint({ footprint, onRemove }: { footprint: FootprintGeometry; onRemove(): void }) {
  const { latLon, statePlane } = describePosition(footprint);
  const feature = JSON.stringify({ type: 'Feature', properties: {}, geometry: footprint });
  return (
    <div className="placed">
      <p role="status">
        Placed: {describeFootprint(footprint)}, {footprint.type === 'Point' ? 'at' : 'round'} {latLon}
        <br />
        {statePlane} ft
      </p>
      <span className="button-row no-print">
        <Button type="button" unstyled onClick={() => download('footprint.geojson', 'application/geo+json', feature)}>
          Download footprint (GeoJSON)
        </Button>
        <Button type="button" unstyled onClick={onRemove}>
          Remove footprint
        </Button>
      </span>
    </div>
  );
}
