import { Button } from '@trussworks/react-uswds';
import { useState } from 'react';
import type { Evaluation } from '../../../../server/http/contract/evaluation.ts';
import { download } from '../../../ui/download.ts';
import { type Check, requestOf } from '../check.ts';
import { isTooLongForLink } from '../check-url.ts';

interface Props {
  check: Check;
  answer: Evaluation;
  stale: boolean;
}

const TOO_LONG =
  'The footprint has too many vertices for a link. Download it as GeoJSON and send the file with the link; the link holds everything else.';

/** Takes the result elsewhere: a link, paper, a file. */
export function ResultActions({ check, answer, stale }: Props) {
  const [said, setSaid] = useState('');

  async function copyLink() {
    if (check.footprint !== null && isTooLongForLink(check.footprint)) return setSaid(TOO_LONG);
    try {
      await navigator.clipboard.writeText(window.location.href);
      setSaid('The link is copied.');
    } catch {
      setSaid('The browser does not allow copying; copy the address of this page instead.');
    }
  }

  const saveResult = () =>
    download(
      'site-check.json',
      'application/json',
      JSON.stringify({ request: requestOf(check), evaluation: answer }, null, 2),
    );

  return (
    <div className="result-actions no-print">
      <span className="button-row">
        <Button type="button" outline onClick={() => void copyLink()}>
          Copy link
        </Button>
        <Button type="button" outline disabled={stale} onClick={() => window.print()}>
          Print
        </Button>
        <Button type="button" outline disabled={stale} onClick={saveResult}>
          Download result (JSON)
        </Button>
      </span>
      <p role="status">{said}</p>
    </div>
  );
}
