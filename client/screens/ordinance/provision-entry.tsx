import type { Provision } from '../../../server/http/contract/ordinance.ts';
import { formatLimit } from '../../ui/figures.ts';

type Rule = Provision['rules'][number];

const EFFECTS: Record<Rule['effect'], string> = {
  prohibited: 'Prohibited',
  'prohibited-unless': 'Prohibited unless a measure is in place',
  setback: 'Setback',
  permit: 'Permit of another body',
  assessment: 'Environmental assessment',
  standard: 'Outside standard',
  discretion: 'Left to the reviewer',
  duty: 'Duty after the permit',
  official: 'Duty of an official',
};

const zoneWords = (zones: number[]) => (zones.length === 0 ? 'Every zone' : `Zone ${zones.join(', ')}`);

/** One provision: the law's words, its date, and the rules the product draws from it. */
export function ProvisionEntry({ provision, kindLabel }: { provision: Provision; kindLabel(kind: string): string }) {
  const { citation, text, note, inForceFrom, reference, rules } = provision;
  return (
    <article className="provision" id={citation} tabIndex={-1}>
      <h3>§ {citation}</h3>
      <blockquote>{text}</blockquote>
      {note !== null && <p className="usa-hint">{note}</p>}
      <p className="provision-date">
        {inForceFrom === null ? 'Date not on file' : `In force from ${inForceFrom}`}
        {reference !== null && ` (${reference})`}
      </p>
      {rules.length > 0 && (
        <details className="law">
          <summary>
            Rules drawn from it ({rules.length})<span className="usa-sr-only">: § {citation}</span>
          </summary>
          <ul className="rules">
            {rules.map((rule) => (
              <li key={`${rule.effect} ${rule.zones.join()} ${rule.activities.join()} ${rule.message}`}>
                <strong>{EFFECTS[rule.effect]}</strong>
                {rule.limitFt !== null && `, ${formatLimit(rule.limitFt)} ft`}. {zoneWords(rule.zones)};{' '}
                {rule.activities.length === 0 ? 'every kind' : rule.activities.map(kindLabel).join(', ')}.
                <br />
                {rule.message}
              </li>
            ))}
          </ul>
        </details>
      )}
    </article>
  );
}
