import { useState } from 'react';
import type { Layers } from '../../../server/http/contract/layers.ts';
import { FileDrop } from '../../ui/file-drop.tsx';
import { Loading } from '../../ui/loading.tsx';
import { ProblemAlert } from '../../ui/problem-alert.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import type { LiveImport } from './use-import.ts';

const GEOMETRY = { point: 'points', line: 'lines', polygon: 'polygons' };

/** What the layer is for, and its file. */
export function ImportStart({ roles, start }: { roles: Layers['roles']; start: LiveImport['start'] }) {
  const [role, setRole] = useState<string>(roles[0]?.role ?? '');
  const chosen = roles.find((candidate) => candidate.role === role);
  return (
    <>
      <SelectField
        label="What is it?"
        hint={
          chosen && `${chosen.description} Geometry: ${chosen.geometry.map((kind) => GEOMETRY[kind]).join(' or ')}.`
        }
        options={roles.map(({ role: value, title }) => ({ value, label: title }))}
        value={role}
        onChange={(event) => setRole(event.target.value)}
      />
      <FileDrop
        label="Zipped shapefile or GeoJSON"
        hint="Drop it here or choose it. Up to 50 MB. Nothing is stored until you confirm."
        accept=".zip,.geojson,.json"
        disabled={start.isPending}
        onFile={(file) => start.mutate({ file, role })}
      />
      {start.isPending && <Loading what="Uploading and reading the file…" />}
      {start.error && <ProblemAlert error={start.error} heading="This file cannot be imported" />}
    </>
  );
}
