import { lazy, Suspense } from 'react';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { Loading } from '../ui/loading.tsx';
import type { MapViewProps } from './map-props.ts';

const MapView = lazy(async () => ({ default: (await import('./map-view.tsx')).MapView }));

interface Props extends MapViewProps {
  /** Shown in place of a map that fails: what can still be done without it. */
  withoutMap: string;
}

/** The map, loaded apart from the screens, which do not wait for it and outlive its failing. */
export function LazyMapView({ withoutMap, ...props }: Props) {
  return (
    <ErrorBoundary sentence={withoutMap}>
      <Suspense fallback={<Loading what="Loading the map…" />}>
        <MapView {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}
