import { Button } from '@trussworks/react-uswds';
import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import type { Finding } from '../../../../server/http/contract/evaluation.ts';
import { provisionAddress } from '../../ordinance/provision-address.ts';
import { factElementId } from '../facts/fact-element-id.ts';
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

/** The address stays as it is: it holds the check. */
function goToFact(event: MouseEvent, name: string) {
  event.preventDefault();
  const question = document.getElementById(factElementId(name));
  question?.scrollIntoView({ block: 'center' });
  question?.querySelector<HTMLElement>('input:checked, input, select')?.focus({ preventScroll: true });
}

/** What one provision says: citation, message, figures, remedy, the law's own words, and its line on the map. */
export function FindingCard({ finding, asOf, factLabel, measurement, highlighted, onHighlight }: Props) {
  const isShown = measurement !== null && measurement === highlighted;
  const cited = section(finding.citation);
  return (
    <li className="finding">
      <h4 className="finding-citation">
        <Link to={provisionAddress(finding.citation, asOf)}>{cited}</Link>
        {finding.zone !== null && <span className="finding-zone">Zone {finding.zone}</span>}
      </h4>
      <p className="finding-message">{finding.message}</p>
      {finding.needs.length > 0 && (
        <p className="no-print">
          <strong>Answer:</strong>{' '}
          {finding.needs.map((name, index) => (
            <span key={name}>
              {index > 0 && '; '}
              <a href={`#${factElementId(name)}`} onClick={(event) => goToFact(event, name)}>
                {factLabel(name)}
              </a>
            </span>
          ))}
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
