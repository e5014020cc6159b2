import { Table } from '@trussworks/react-uswds';
import type { Layers, LayerVersion } from '../../../server/http/contract/layers.ts';
import { formatLimit } from '../../ui/figures.ts';
import { ImportNotes } from './import-preview.tsx';

/** Every role with its layers and all their versions. */
export function LayerRoles({ roles }: { roles: Layers['roles'] }) {
  return roles.map(({ role, title, description, steward, layers }) => (
    <section key={role} className="role" aria-labelledby={`role-${role}`}>
      <h2 id={`role-${role}`}>{title}</h2>
      <p>
        {description} <span className="steward">Kept by: {steward}</span>
      </p>
      {layers.length === 0 && <p className="empty">No layer yet.</p>}
      {layers.map(({ name, versions }) => (
        <LayerTable key={name} name={name} versions={versions} />
      ))}
    </section>
  ));
}

function LayerTable({ name, versions }: { name: string; versions: LayerVersion[] }) {
  return (
    <Table bordered={false} fullWidth stackedStyle="default" caption={name} className="versions">
      <thead>
        <tr>
          <th scope="col">Version</th>
          <th scope="col">In force</th>
          <th scope="col">Features</th>
          <th scope="col">Accuracy</th>
          <th scope="col">Source</th>
        </tr>
      </thead>
      <tbody>
        {versions.map((version) => (
          <VersionRow key={version.id} version={version} />
        ))}
      </tbody>
    </Table>
  );
}

function VersionRow({ version }: { version: LayerVersion }) {
  const { inForceFrom, inForce, featureCount, accuracyFt, defaultWidthFt, sourceFile, sourceCrs } = version;
  return (
    <tr>
      <th scope="row" data-label="Version">
        {version.version}
        {version.illustrative && <span className="tag-illustrative">Illustrative</span>}
      </th>
      <td data-label="In force">
        {inForceFrom === null ? 'From the beginning' : `From ${inForceFrom}`}
        {inForce && <strong className="in-force">In force today</strong>}
      </td>
      <td data-label="Features">{featureCount}</td>
      <td data-label="Accuracy">
        ± {formatLimit(accuracyFt)} ft
        {defaultWidthFt !== null && (
          <span className="measurement-source">width {formatLimit(defaultWidthFt)} ft where none is given</span>
        )}
      </td>
      <td data-label="Source">
        {version.attribution ?? sourceFile}
        <span className="measurement-source">
          {sourceFile}, {sourceCrs}, imported {version.importedAt.slice(0, 10)}
        </span>
        {version.notes.length > 0 && (
          <details className="law">
            <summary>
              Notes ({version.notes.length})<span className="usa-sr-only"> of version {version.label}</span>
            </summary>
            <ImportNotes notes={version.notes} />
          </details>
        )}
      </td>
    </tr>
  );
}
