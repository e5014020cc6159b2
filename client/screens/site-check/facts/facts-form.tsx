import { useRef } from 'react';
import type { Evaluation } from '../../../../server/http/contract/evaluation.ts';
import type { Activity, Fact } from '../../../../server/http/contract/ordinance.ts';
import { problemAt } from '../../../api.ts';
import type { FactValue, FactValues } from '../check.ts';
import { factElementId } from './fact-element-id.ts';
import { FactField } from './fact-field.tsx';
import { relevantFacts } from './relevant-facts.ts';

interface Props {
  activity: Activity | undefined;
  answer: Evaluation | undefined;
  facts: FactValues;
  error: Error | null;
  /** undefined: not known. */
  onFact(name: string, value: FactValue | undefined): void;
}

/** Asks only what the kind and the zones found make relevant; what is already on the form keeps its place. */
export function FactsForm({ activity, answer, facts, error, onFact }: Props) {
  const shown = useRef<{ kind: string | undefined; names: string[] }>({ kind: undefined, names: [] });
  if (shown.current.kind !== activity?.kind) shown.current = { kind: activity?.kind, names: [] };
  if (!activity) return null;

  const { asked, unneeded, needed } = relevantFacts(activity, answer, facts, shown.current.names);
  shown.current.names = asked.map((fact) => fact.name);
  const field = (fact: Fact) => (
    <div key={fact.name} id={factElementId(fact.name)}>
      <FactField
        fact={fact}
        value={facts[fact.name]}
        needed={needed.has(fact.name)}
        problem={problemAt(error, `/facts/${fact.name}`)}
        onChange={(value) => onFact(fact.name, value)}
      />
    </div>
  );
  return (
    <section aria-labelledby="facts-heading" className="step">
      <h2 id="facts-heading">3. What is known of it?</h2>
      {asked.length === 0 && (
        <p>{answer ? 'Nothing more needs to be known for this answer.' : 'The questions come with the answer.'}</p>
      )}
      {asked.map(field)}
      {unneeded.length > 0 && (
        <details className="way no-print">
          <summary>Questions the answer does not wait for ({unneeded.length})</summary>
          {unneeded.map(field)}
        </details>
      )}
    </section>
  );
}
