import { Button } from '@trussworks/react-uswds';
import { Link } from 'react-router-dom';
import type { Finding } from '../../../../server/http/contract/evaluation.ts';
import { formatMargin } from '../../../ui/figures.ts';
import { provisionAddress } from '../../ordinance/provision-address.ts';
import { section } from './wording.ts';

interface Props {
  finding: Finding;
  asOf: string;
  factLabel(name: string): string;
  /** Index of its measurement; null where it rests on none. */
  measurement: number | null;
  highlighted: number | null;
  onHighlight(measurement: number | null): void;
}

function marginOf({ limitFt, distanceFt, uncertaintyFt, feature }: Finding): string | null {
  if (limitFt === undefined || distanceFt === undefined) return null;
  return formatMargin({ limitFt, distanceFt, uncertaintyFt: uncertaintyFt ?? 0, to: feature?.name ?? null });
}

/** What one provision says: citation, message, figures, remedy, the law's own words, and its line on the map. */
export function FindingCard({ finding, asOf, factLabel, measurement, highlighted, onHighlight }: Props) {
  const margin = marginOf(finding);
  const isShown = measurement !== null && measurement === highlighted;
  const cited = section(finding.citation);
  return (
    <li className="finding">
      <h4 className="finding-citation">
        <Link to={provisionAddress(finding.citation, asOf)}>{cited}</Link>
        {finding.zone !== null && <span className="finding-zone">Zone {finding.zone}</span>}
      </h4>
      <p className="finding-message">{finding.message}</p>
      {margin !== null && !finding.message.includes(margin) && <p className="finding-margin">{margin}</p>}
      {finding.needs.length > 0 && (
        <p className="finding-needs">
          <strong>Not known:</strong> {finding.needs.map(factLabel).join('; ')}
        </p>
      )}
      {finding.remedy && (
        <p className="finding-remedy">
          <strong>What would settle it:</strong> {finding.remedy}
        </p>
      )}
      {measurement !== null && (
        <Button
          type="button"
          unstyled
          className="no-print"
          aria-pressed={isShown}
          onClick={() => onHighlight(isShown ? null : measurement)}
        >
          {isShown ? 'Shown on map' : 'Show on map'}
          <span className="usa-sr-only"> the distance of {cited}</span>
        </Button>
      )}
      <details className="law">
        <summary>
          The law's words<span className="usa-sr-only"> of {cited}</span>
        </summary>
        <blockquote>{finding.text}</blockquote>
      </details>
    </li>
  );
}
