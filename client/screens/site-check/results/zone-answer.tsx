import type { Evaluation, Finding } from '../../../../server/http/contract/evaluation.ts';
import { formatShare } from '../../../ui/figures.ts';
import { describeZone } from './wording.ts';

/** The zone with the share of the footprint in each, and what must be known of it. */
export function ZoneAnswer({ zone, findings }: { zone: Evaluation['zone']; findings: Finding[] }) {
  const met = zone.shares.filter(
    ({ zone: number, share }) => share > 0 || findings.some((each) => each.zone === number),
  );
  return (
    <section aria-labelledby="zone-heading">
      <h3 id="zone-heading">{describeZone(zone)}</h3>
      {met.length > 0 && (
        <ul className="shares">
          {met.map(({ zone: number, share }) => (
            <li key={number}>
              Zone {number}: <strong>{formatShare(share)}</strong>
              {share > 0 && ' of the footprint'}
            </li>
          ))}
        </ul>
      )}
      {zone.notes.length > 0 && (
        <ul className="notes">
          {zone.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
