import { useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Check, FootprintGeometry } from './check.ts';
import { isTooLongForLink, type ReadCheck, readCheck, writeCheck } from './check-url.ts';
import { snapToGrid } from './geometry-code.ts';

/** Changes of one kind within this time make one step of the browser's history, e.g. ten nudges. */
const ONE_STEP_MS = 1_000;

export type CheckPatch = Partial<Check> | ((latest: Check) => Partial<Check>);

export interface LiveCheck extends ReadCheck {
  change(patch: CheckPatch): void;
}

const heldFootprint = (state: unknown): FootprintGeometry | null =>
  (state as { footprint?: FootprintGeometry } | null)?.footprint ?? null;

/** The check in the page's address, and the one way to change it; back and forward go through its steps. */
export function useCheck(): LiveCheck {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const read = useMemo(() => readCheck(new URLSearchParams(search), heldFootprint(state)), [search, state]);
  const latest = useRef(read.check);
  const lastChange = useRef({ kind: '', at: 0 });
  useEffect(() => {
    latest.current = read.check;
  }, [read]);

  function change(given: CheckPatch) {
    const patch = typeof given === 'function' ? given(latest.current) : given;
    const snapped = patch.footprint ? { ...patch, footprint: snapToGrid(patch.footprint) } : patch;
    const next: Check = { ...latest.current, ...snapped };
    latest.current = next;
    const kind = Object.keys(patch).sort().join();
    const replace = kind === lastChange.current.kind && Date.now() - lastChange.current.at < ONE_STEP_MS;
    lastChange.current = { kind, at: Date.now() };
    const held = next.footprint !== null && isTooLongForLink(next.footprint) ? { footprint: next.footprint } : null;
    navigate({ search: writeCheck(next).toString() }, { replace, state: held, preventScrollReset: true });
  }

  return { ...read, change };
}
