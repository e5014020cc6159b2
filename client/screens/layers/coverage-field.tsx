import { Button } from '@trussworks/react-uswds';
import type { Feature, FeatureCollection, Geometry } from 'geojson';
import { useState } from 'react';
import { FileDrop } from '../../ui/file-drop.tsx';

interface Props {
  given: boolean;
  problem: string | undefined;
  /** null: without one. */
  onCoverage(coverage: Geometry | null): void;
}

/** The one geometry of a GeoJSON text; undefined where there is none or more than one. */
function oneGeometry(text: string): Geometry | undefined {
  try {
    const value = JSON.parse(text) as Geometry | Feature | FeatureCollection;
    if (value.type === 'FeatureCollection')
      return value.features.length === 1 ? value.features[0]?.geometry : undefined;
    return value.type === 'Feature' ? value.geometry : value;
  } catch {
    return undefined;
  }
}

/** Where the layer is complete, as a GeoJSON file with one polygon. */
export function CoverageField({ given, problem, onCoverage }: Props) {
  const [unreadable, setUnreadable] = useState(false);

  async function read(file: File) {
    const geometry = oneGeometry(await file.text());
    setUnreadable(geometry === undefined);
    if (geometry) onCoverage(geometry);
  }

  return (
    <details className="way">
      <summary>Where is the layer complete?{given ? ' (given)' : ''}</summary>
      <FileDrop
        label="Coverage polygon, if known"
        hint="GeoJSON with one polygon. Without it the layer counts as complete for the county and its surroundings."
        accept=".geojson,.json"
        onFile={(file) => void read(file)}
      />
      {(unreadable || problem) && (
        <p className="usa-error-message" role="alert">
          {problem ?? 'This file is not GeoJSON with exactly one feature.'}
        </p>
      )}
      {given && (
        <Button type="button" unstyled onClick={() => onCoverage(null)}>
          Take the coverage away
        </Button>
      )}
    </details>
  );
}
