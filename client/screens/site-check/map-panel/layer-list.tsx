import { Checkbox } from '@trussworks/react-uswds';
import type { Layers } from '../../../../server/http/contract/layers.ts';
import { LegendSwatch } from '../../../map/legend-swatch.tsx';
import { formatLimit } from '../../../ui/figures.ts';
import { IllustrativeNotice } from '../../../ui/illustrative-notice.tsx';
import { inForceWords } from '../../../ui/in-force-words.ts';
import type { LayerView, ViewedLayer } from './layer-view.ts';

interface Props {
  roles: Layers['roles'];
  viewed: ViewedLayer[];
  onView(key: string, view: LayerView): void;
}

/** The layers on the map: what each looks like, where it comes from, how good it is, and how it is shown. */
export function LayerList({ roles, viewed, onView }: Props) {
  if (viewed.length === 0) return <p>No layer is in force. Import the village's layers on the Layers screen.</p>;
  return (
    <>
      {viewed.some(({ version }) => version.illustrative) && <IllustrativeNotice />}
      {roles.map(({ role, title }) => {
        const ofRole = viewed.filter(({ version }) => version.role === role);
        if (ofRole.length === 0) return null;
        return (
          <section key={role} className="layer-role" aria-label={title}>
            <h3>{title}</h3>
            <LegendSwatch role={role} />
            <ul className="layer-rows">
              {ofRole.map((layer) => (
                <LayerRow key={layer.key} layer={layer} onView={(view) => onView(layer.key, view)} />
              ))}
            </ul>
          </section>
        );
      })}
    </>
  );
}

interface RowProps {
  layer: ViewedLayer;
  onView(view: LayerView): void;
}

function LayerRow({ layer, onView }: RowProps) {
  const { key, version, inForce, versions, view } = layer;
  const isOther = version.id !== inForce?.id;
  return (
    <li className="layer-row">
      <Checkbox
        id={`visible-${key}`}
        name={`visible-${key}`}
        label={version.name}
        checked={view.visible}
        onChange={(event) => onView({ ...view, visible: event.target.checked })}
      />
      <label className="opacity">
        Opacity<span className="usa-sr-only"> of {version.name}</span>
        <input
          type="range"
          min={10}
          max={100}
          step={10}
          value={Math.round(view.opacity * 100)}
          onChange={(event) => onView({ ...view, opacity: Number(event.target.value) / 100 })}
        />
      </label>
      <p className="layer-facts">
        Version {version.version}, {inForceWords(version.inForceFrom)}; ± {formatLimit(version.accuracyFt)} ft;{' '}
        {version.featureCount} features
        {version.illustrative && <span className="tag-illustrative">Illustrative</span>}
        <br />
        {version.attribution ?? `Source: ${version.sourceFile}`}
      </p>
      {versions.length > 1 && <VersionChoice layer={layer} onView={onView} />}
      {isOther && (
        <p className="usa-error-message">Drawn for looking only: the answer uses version {inForce?.version}.</p>
      )}
    </li>
  );
}

function VersionChoice({ layer: { version, inForce, versions, view }, onView }: RowProps) {
  return (
    <label className="version-choice">
      Look at version<span className="usa-sr-only"> of {version.name}</span>
      <select
        className="usa-select"
        value={version.id}
        onChange={(event) => onView({ ...view, versionId: Number(event.target.value) })}
      >
        {versions.map((other) => (
          <option key={other.id} value={other.id}>
            {other.version} ({inForceWords(other.inForceFrom)}){other.id === inForce?.id ? ', in force' : ''}
          </option>
        ))}
      </select>
    </label>
  );
}
