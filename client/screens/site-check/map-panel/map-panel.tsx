import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Evaluation } from '../../../../server/http/contract/evaluation.ts';
import { fetchLayers } from '../../../api.ts';
import { LazyMapView } from '../../../map/lazy-map-view.tsx';
import type {
  IdentifiedFeature,
  MapActions,
  MapState,
  MapTool,
  PointerInfo,
  PreviewDistance,
} from '../../../map/map-props.ts';
import { Loading } from '../../../ui/loading.tsx';
import { ProblemAlert } from '../../../ui/problem-alert.tsx';
import type { Check, FootprintGeometry } from '../check.ts';
import { setbackRings } from '../results/wording.ts';
import { LayerList } from './layer-list.tsx';
import { type LayerViews, mapLayer, viewedLayers } from './layer-view.ts';
import { IdentifiedFeatures, MapReadout } from './map-readout.tsx';
import { MapToolbar } from './map-toolbar.tsx';

interface Props {
  check: Check;
  answer: Evaluation | undefined;
  baseMapUrl: string | null;
  highlighted: number | null;
  /** Counts the footprints placed without the map, which it then goes to. */
  placedElsewhere: number;
  onFootprint(footprint: FootprintGeometry | null): void;
}

const NOTHING: never[] = [];

/** The map with its tools, what it says, and its layers. */
export function MapPanel({ check, answer, baseMapUrl, highlighted, placedElsewhere, onFootprint }: Props) {
  const map = useRef<MapActions>(null);
  const column = useRef<HTMLElement>(null);
  const [tool, setTool] = useState<MapTool | null>(null);
  const [state, setState] = useState<MapState | null>(null);
  const [pointer, setPointer] = useState<PointerInfo | null>(null);
  const [preview, setPreview] = useState<PreviewDistance[] | null>(null);
  const [sketchProblem, setSketchProblem] = useState<string | null>(null);
  const [identified, setIdentified] = useState<IdentifiedFeature[] | null>(null);
  const [views, setViews] = useState<LayerViews>({});
  const layers = useQuery({
    queryKey: ['layers', check.asOf],
    queryFn: ({ signal }) => fetchLayers(signal, check.asOf),
    placeholderData: keepPreviousData,
  });

  const viewed = useMemo(() => (layers.data ? viewedLayers(layers.data, views) : NOTHING), [layers.data, views]);
  const drawn = useMemo(() => viewed.map(mapLayer), [viewed]);
  const rings = useMemo(() => (answer ? setbackRings(answer.findings) : NOTHING), [answer]);

  useEffect(() => {
    if (placedElsewhere > 0) map.current?.fitFootprint();
  }, [placedElsewhere]);
  useEffect(() => {
    if (highlighted !== null) column.current?.scrollIntoView({ block: 'nearest' });
  }, [highlighted]);

  return (
    <section ref={column} className="map-column" aria-label="Map">
      <MapToolbar
        tool={tool}
        hasFootprint={check.footprint !== null}
        state={state}
        actions={() => map.current}
        onTool={setTool}
      />
      <div className="map-frame">
        <LazyMapView
          withoutMap="The map could not be drawn. Everything can be done without it: type the coordinates."
          ref={map}
          footprint={check.footprint}
          onFootprintChange={(footprint) => onFootprint(footprint as FootprintGeometry | null)}
          tool={tool}
          onToolChange={setTool}
          layers={drawn}
          measurements={answer?.measurements ?? NOTHING}
          highlighted={highlighted}
          rings={rings}
          previewLayer={null}
          baseMapUrl={baseMapUrl}
          onPointer={setPointer}
          onIdentify={setIdentified}
          onSketchProblem={setSketchProblem}
          onPreview={setPreview}
          onStateChange={setState}
        />
      </div>
      <MapReadout pointer={pointer} preview={preview} sketchProblem={sketchProblem} state={state} />
      {identified && <IdentifiedFeatures features={identified} onClose={() => setIdentified(null)} />}
      {layers.error && (
        <ProblemAlert
          error={layers.error}
          heading="The layers could not be listed"
          onRetry={() => void layers.refetch()}
        />
      )}
      <details className="way layer-panel no-print">
        <summary>Layers and legend</summary>
        {layers.isPending && <Loading what="Loading the list of layers…" />}
        {layers.data && (
          <LayerList
            roles={layers.data.roles}
            viewed={viewed}
            onView={(key, view) => setViews({ ...views, [key]: view })}
          />
        )}
      </details>
    </section>
  );
}
