import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Evaluation, EvaluationRequest } from '../../../server/http/contract/evaluation.ts';
import { postEvaluation } from '../../api.ts';

const PAUSE_MS = 250;

export interface LiveEvaluation {
  /** The newest answer; it belongs to an older question where `stale`. */
  answer: Evaluation | undefined;
  stale: boolean;
  loading: boolean;
  error: Error | null;
  retry(): void;
}

function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

/** Asks again a moment after every change; an older question is cancelled, so that the newest one wins. */
export function useEvaluation(request: EvaluationRequest | null): LiveEvaluation {
  const question = request === null ? null : JSON.stringify(request);
  const settled = useSettled(question);
  const query = useQuery({
    queryKey: ['evaluation', settled],
    queryFn: ({ signal }) => postEvaluation(JSON.parse(settled ?? 'null'), signal),
    enabled: settled !== null,
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
  const waiting = question !== settled;
  return {
    answer: question === null ? undefined : query.data,
    stale: waiting || query.isPlaceholderData || query.isFetching,
    loading: question !== null && (waiting || query.isFetching),
    error: question === null || waiting ? null : query.error,
    retry: () => void query.refetch(),
  };
}
