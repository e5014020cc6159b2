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
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls inside, which the keyboard must reach too
    <section className="table-scroll" tabIndex={0} aria-label={`Versions of ${name}`}>
      <Table bordered={false} fullWidth caption={name} className="versions">
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
    </section>
  );
}

function VersionRow({ version }: { version: LayerVersion }) {
  const { inForceFrom, inForce, featureCount, accuracyFt, defaultWidthFt, sourceFile, sourceCrs } = version;
  return (
    <tr>
      <th scope="row">
        {version.version}
        {version.illustrative && <span className="tag-illustrative">Illustrative</span>}
      </th>
      <td>
        {inForceFrom === null ? 'From the beginning' : `From ${inForceFrom}`}
        {inForce && <strong className="in-force">In force today</strong>}
      </td>
      <td>{featureCount}</td>
      <td>
        ± {formatLimit(accuracyFt)} ft
        {defaultWidthFt !== null && (
          <span className="measurement-source">width {formatLimit(defaultWidthFt)} ft where none is given</span>
        )}
      </td>
      <td>
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
