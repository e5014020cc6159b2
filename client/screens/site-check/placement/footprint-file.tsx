import { useMutation } from '@tanstack/react-query';
import { Button } from '@trussworks/react-uswds';
import { readFootprints } from '../../../api.ts';
import { FileDrop } from '../../../ui/file-drop.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { ProblemAlert } from '../../../ui/problem-alert.tsx';
import type { FootprintGeometry } from '../check.ts';
import { describeFootprint } from './describe-footprint.ts';

/** Places the footprint from a GeoJSON file or a zipped shapefile. */
export function FootprintFile({ onPlace }: { onPlace(footprint: FootprintGeometry): void }) {
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: readFootprints,
    onSuccess: ({ features }) => {
      if (features.length === 1) onPlace(features[0]!.geometry as FootprintGeometry);
    },
  });
  return (
    <div className="place-form">
      <FileDrop
        label="GeoJSON or zipped shapefile"
        hint="Drop it here or choose it. Its coordinate system is read from the file."
        accept=".geojson,.json,.zip"
        disabled={isPending}
        onFile={(file) => mutate(file)}
      />
      {isPending && <Loading what="Reading the file…" />}
      {error && <ProblemAlert error={error} heading="This file cannot be used" />}
      {data && (
        <div role="status">
          {data.features.length === 0 && <p>The file holds no feature.</p>}
          {data.features.length === 1 && <p>Placed from the file.</p>}
          {data.features.length > 1 && <p>The file holds {data.features.length} features. Choose one:</p>}
          <ul className="notes">
            {data.notes.map((note) => (
              <li key={note.text}>{note.text}</li>
            ))}
          </ul>
        </div>
      )}
      {data && data.features.length > 1 && (
        <ul className="parcel-list feature-choice">
          {data.features.map(({ row, name, geometry }) => (
            <li key={row}>
              <Button type="button" unstyled onClick={() => onPlace(geometry as FootprintGeometry)}>
                Row {row}
                {name !== null && `: ${name}`} ({describeFootprint(geometry as FootprintGeometry)})
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
