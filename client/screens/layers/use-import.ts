import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Import } from '../../../server/http/contract/imports.ts';
import { cancelImport, changeImport, confirmImport, fetchImport, startImport } from '../../api.ts';

const POLL_MS = 500;
const isAtWork = (current: Import | undefined) => current?.state === 'reading' || current?.state === 'writing';

/** One import from upload to its end; its id stands in the address, so that a reload goes on with it. */
export function useImport() {
  const [params, setParams] = useSearchParams();
  const queries = useQueryClient();
  const id = params.get('import');
  const abandoned = useRef<string | null>(null);
  const key = ['import', id];

  const keep = (current: Import) => {
    if (abandoned.current === current.id) return;
    queries.setQueryData(['import', current.id], current);
    if (current.state !== 'done') return;
    for (const outdated of ['layers', 'evaluation', 'parcels'])
      void queries.invalidateQueries({ queryKey: [outdated] });
  };
  const start = useMutation({
    mutationFn: ({ file, role }: { file: File; role: string }) => startImport(file, role, {}),
    onSuccess: (current) => {
      keep(current);
      setParams({ import: current.id });
    },
  });
  const change = useMutation({
    mutationFn: (options: Record<string, unknown>) => changeImport(id!, options),
    onSuccess: keep,
  });
  const confirm = useMutation({ mutationFn: () => confirmImport(id!), onSuccess: keep });
  const current = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => {
      const fetched = await fetchImport(id!, signal);
      keep(fetched);
      return fetched;
    },
    enabled: id !== null,
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: ({ state }) => (isAtWork(state.data) || confirm.isPending ? POLL_MS : false),
  });

  /** Back to the start; an import that is not done is cancelled on the server. */
  function leave() {
    if (id !== null && current.data?.state !== 'done') {
      abandoned.current = id;
      void cancelImport(id).catch(() => undefined);
    }
    for (const mutation of [start, change, confirm]) mutation.reset();
    setParams({});
    queries.removeQueries({ queryKey: key });
  }

  return { id, current, start, change, confirm, leave };
}

export type LiveImport = ReturnType<typeof useImport>;
