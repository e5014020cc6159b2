import type OlMap from 'ol/Map.js';
import { type RefObject, useEffect, useState } from 'react';
import { createMap } from './create-map.ts';

/** The map in an element, from when it is there until it goes. */
export function useOlMap(target: RefObject<HTMLElement | null>): OlMap | null {
  const [map, setMap] = useState<OlMap | null>(null);
  useEffect(() => {
    if (!target.current) return undefined;
    const created = createMap(target.current);
    setMap(created);
    return () => {
      setMap(null);
      created.setTarget(undefined);
      created.dispose();
    };
  }, [target]);
  return map;
}
