import type { Geometry } from 'geojson';
import { useLayoutEffect, useState } from 'react';
import {
  type FootprintHistory,
  recordFootprint,
  redoFootprint,
  startHistory,
  undoFootprint,
} from './footprint-history.ts';

/** Undo and redo over every footprint there was, however it was placed. */
export function useFootprintHistory(footprint: Geometry | null, onFootprint: (footprint: Geometry | null) => void) {
  const [history, setHistory] = useState(() => startHistory(footprint));
  useLayoutEffect(() => setHistory((before) => recordFootprint(before, footprint)), [footprint]);
  const step = (change: (history: FootprintHistory) => FootprintHistory) => () => {
    const changed = change(history);
    if (changed === history) return;
    setHistory(changed);
    onFootprint(changed.present);
  };
  return {
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    undo: step(undoFootprint),
    redo: step(redoFootprint),
  };
}
