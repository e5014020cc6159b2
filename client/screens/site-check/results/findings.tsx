import { Icon } from '@trussworks/react-uswds';
import type { Evaluation } from '../../../../server/http/contract/evaluation.ts';
import { FindingCard } from './finding-card.tsx';
import { FINDING_GROUPS, measurementOf, type Tone } from './wording.ts';

interface Props {
  answer: Evaluation;
  factLabel(name: string): string;
  highlighted: number | null;
  onHighlight(measurement: number | null): void;
}

const ICONS: Record<Tone, typeof Icon.Error> = {
  bad: Icon.Cancel,
  open: Icon.Warning,
  good: Icon.CheckCircle,
  neutral: Icon.Info,
};

/** Every finding, grouped by outcome, the gravest first. */
export function Findings({ answer, factLabel, highlighted, onHighlight }: Props) {
  const groups = FINDING_GROUPS.map((group) => ({
    ...group,
    findings: answer.findings.filter((finding) => finding.outcome === group.outcome),
  })).filter((group) => group.findings.length > 0);
  if (groups.length === 0) return <p>No provision of Article II speaks of this.</p>;
  return groups.map(({ outcome, heading, tone, findings }) => {
    const GroupIcon = ICONS[tone];
    return (
      <section key={outcome} className={`finding-group tone-${tone}`} aria-labelledby={`group-${outcome}`}>
        <h3 id={`group-${outcome}`}>
          <GroupIcon aria-hidden="true" size={3} /> {heading} ({findings.length})
        </h3>
        <ul className="finding-list">
          {findings.map((finding, index) => (
            <FindingCard
              // biome-ignore lint/suspicious/noArrayIndexKey: findings of one citation differ only by their place
              key={`${finding.citation}-${index}`}
              finding={finding}
              asOf={answer.asOf}
              factLabel={factLabel}
              measurement={measurementOf(finding, answer.measurements)}
              highlighted={highlighted}
              onHighlight={onHighlight}
            />
          ))}
        </ul>
      </section>
    );
  });
}
