import { useQuery } from '@tanstack/react-query';
import { Button } from '@trussworks/react-uswds';
import { type FormEvent, useState } from 'react';
import { searchParcels } from '../../../api.ts';
import { Loading } from '../../../ui/loading.tsx';
import { ProblemAlert } from '../../../ui/problem-alert.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { FootprintGeometry } from '../check.ts';

/** Places the footprint by tax-map number or address, where a parcels layer has them. */
export function ParcelSearch({ onPlace }: { onPlace(footprint: FootprintGeometry): void }) {
  const [text, setText] = useState('');
  const [asked, setAsked] = useState<string | null>(null);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['parcels', asked],
    queryFn: ({ signal }) => searchParcels(asked ?? '', signal),
    enabled: asked !== null,
  });

  function search(event: FormEvent) {
    event.preventDefault();
    setAsked(text.trim());
  }

  return (
    <form onSubmit={search} className="place-form">
      <TextField
        label="Tax-map number or address"
        value={text}
        autoComplete="off"
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit">Find it</Button>
      {isFetching && <Loading what="Looking it up…" />}
      {error && <ProblemAlert error={error} heading="It could not be looked up" onRetry={() => void refetch()} />}
      {data && !isFetching && (
        <div role="status">
          {!data.available && (
            <p>No parcels layer is in force here, so nothing can be found by number or address. Use coordinates.</p>
          )}
          {data.available && data.parcels.length === 0 && <p>No parcel has this number or address.</p>}
        </div>
      )}
      {data && data.parcels.length > 0 && (
        <ul className="parcel-list">
          {data.parcels.map(({ id, layerVersion, printKey, address, point, geometry }) => (
            <li key={`${layerVersion}-${id}`}>
              <strong>{printKey ?? 'No number'}</strong> {address ?? 'No address'}
              <span className="measurement-source">{layerVersion}</span>
              <span className="button-row">
                <Button type="button" outline onClick={() => onPlace({ type: 'Point', coordinates: point })}>
                  Place a point in it<span className="usa-sr-only">: {printKey ?? address}</span>
                </Button>
                <Button type="button" outline onClick={() => onPlace(geometry as FootprintGeometry)}>
                  Use the whole parcel<span className="usa-sr-only">: {printKey ?? address}</span>
                </Button>
              </span>
            </li>
          ))}
        </ul>
      )}
    </form>
  );
}
