import { useQuery } from '@tanstack/react-query';
import { fetchLayers } from '../../api.ts';
import { IllustrativeNotice } from '../../ui/illustrative-notice.tsx';
import { Loading } from '../../ui/loading.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { ProblemAlert } from '../../ui/problem-alert.tsx';
import { ImportSection } from './import-section.tsx';
import { LayerRoles } from './layer-roles.tsx';

/** The layers that answers rest on, and the way to bring new ones in. */
export function LayersScreen() {
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['layers'],
    queryFn: ({ signal }) => fetchLayers(signal, null),
  });
  const versions = data?.roles.flatMap(({ layers }) => layers.flatMap((layer) => layer.versions)) ?? [];
  return (
    <div className="page">
      <PageHeading>Layers</PageHeading>
      <p>
        Answers rest on the versions in force on the day asked about. An import never changes an older version; it adds
        the next one.
      </p>
      {versions.some(({ illustrative, inForce }) => illustrative && inForce) && (
        <IllustrativeNotice>
          Some layers in force are a sample drawn for trying the product. It steps aside, kind by kind, for the official
          layers you import.
        </IllustrativeNotice>
      )}
      {isPending && <Loading what="Loading the layers…" />}
      {error && <ProblemAlert error={error} heading="The layers could not be loaded" onRetry={() => void refetch()} />}
      {data && (
        <>
          <ImportSection roles={data.roles} />
          <LayerRoles roles={data.roles} />
        </>
      )}
    </div>
  );
}
