import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { Provision } from '../../../server/http/contract/ordinance.ts';
import { fetchActivities, fetchProvisions } from '../../api.ts';
import { Loading } from '../../ui/loading.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { ProblemAlert } from '../../ui/problem-alert.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { ProvisionEntry } from './provision-entry.tsx';
import { bySection, searchProvisions } from './search-provisions.ts';

/** The law's own words, paragraph by paragraph, with the rules in force on a day. */
export function OrdinanceScreen() {
  const [params, setParams] = useSearchParams();
  const [query, setQuery] = useState('');
  const asOf = params.get('asOf');
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['ordinance', asOf],
    queryFn: ({ signal }) => fetchProvisions(asOf, signal),
  });
  useLinkedProvision(data !== undefined);
  const found = data ? searchProvisions(data.provisions, query) : [];

  return (
    <div className="page">
      <PageHeading>Ordinance</PageHeading>
      <p>
        Village Code Chapter 223, Article II. The law's own words stand beside each rule; where they disagree, they win.
      </p>
      <search className="field-pair">
        <TextField
          label="Search"
          hint="A section, for example 22D(13), or words of the text"
          type="search"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
        <TextField
          label="As of"
          hint="Today, if empty"
          type="date"
          value={asOf ?? ''}
          onChange={(event) => setParams(event.target.value ? { asOf: event.target.value } : {}, { replace: true })}
        />
      </search>
      {isPending && <Loading what="Loading the ordinance…" />}
      {error && (
        <ProblemAlert error={error} heading="The ordinance could not be loaded" onRetry={() => void refetch()} />
      )}
      {data && (
        <>
          <p role="status">
            {found.length === 0
              ? 'No provision has these words.'
              : `${found.length} of ${data.provisions.length} provisions, as of ${data.asOf}.`}
          </p>
          <Sections provisions={found} />
        </>
      )}
    </div>
  );
}

function Sections({ provisions }: { provisions: Provision[] }) {
  const { data } = useQuery({ queryKey: ['activities'], queryFn: ({ signal }) => fetchActivities(signal) });
  const kindLabel = (kind: string) => data?.find((activity) => activity.kind === kind)?.label ?? kind;
  return bySection(provisions).map(({ section, title, provisions: ofSection }) => (
    <section key={section} aria-label={`§ ${section}`}>
      <h2>
        § {section} {title}
      </h2>
      {ofSection.map((provision) => (
        <ProvisionEntry key={provision.citation} provision={provision} kindLabel={kindLabel} />
      ))}
    </section>
  ));
}

/** Goes to the provision a link names, once it is on the page. */
function useLinkedProvision(isLoaded: boolean) {
  const { hash } = useLocation();
  useEffect(() => {
    if (!isLoaded || hash === '') return;
    const provision = document.getElementById(decodeURIComponent(hash.slice(1)));
    provision?.scrollIntoView();
    provision?.focus({ preventScroll: true });
  }, [isLoaded, hash]);
}
