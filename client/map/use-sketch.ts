import type { Geometry } from 'geojson';
import type OlGeometry from 'ol/geom/Geometry.js';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { MapViewProps } from './map-props.ts';
import { writeLonLat } from './plane-geometry.ts';
import { findSketchProblem, tidySketch } from './sketch-checks.ts';
import { useLatest } from './use-latest.ts';

/** The sketch at work: its vertices, whether a footprint is drawn or dragged, and what is wrong with it or, while there is none, with the footprint. */
export function useSketch(footprint: Geometry | null, onSketchProblem: MapViewProps['onSketchProblem']) {
  const [vertices, setVertices] = useState(0);
  const [sketching, setSketching] = useState(false);
  const latest = useLatest({ footprint, onSketchProblem });
  const told = useRef<string | null>(null);
  const onProblem = useCallback(
    (sentence: string | null) => {
      if (told.current === sentence) return;
      told.current = sentence;
      latest.current.onSketchProblem?.(sentence);
    },
    [latest],
  );
  const onSketch = useCallback(
    (geometry: OlGeometry | null, placed: number) => {
      setVertices(placed);
      setSketching(geometry !== null);
      const checked = geometry ? tidySketch(writeLonLat(geometry)) : latest.current.footprint;
      const problem = checked && findSketchProblem(checked);
      onProblem(geometry && problem?.kind !== 'crossing' ? null : (problem?.sentence ?? null));
    },
    [latest, onProblem],
  );
  useEffect(() => onProblem((footprint && findSketchProblem(footprint)?.sentence) ?? null), [footprint, onProblem]);
  return { vertices, sketching, onSketch, onProblem };
}
