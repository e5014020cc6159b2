import { Button } from '@trussworks/react-uswds';
import type { Measurement } from '../../../../server/http/contract/evaluation.ts';
import { formatFeet } from '../../../ui/figures.ts';
import { objectName } from './wording.ts';

interface Props {
  measurements: Measurement[];
  highlighted: number | null;
  onHighlight(measurement: number | null): void;
}

function MeasurementRow({
  measurement,
  isShown,
  onToggle,
}: {
  measurement: Measurement;
  isShown: boolean;
  onToggle(): void;
}) {
  const { feature, to, distanceFt, uncertaintyFt, notes } = measurement;
  const object = objectName(to);
  const name = feature.name === null || feature.name === object ? object : `${object}: ${feature.name}`;
  return (
    <tr className={isShown ? 'is-shown' : undefined}>
      <th scope="row">
        {name}
        {notes.map((note) => (
          <span className="measurement-note" key={note}>
            {note}
          </span>
        ))}
        <span className="measurement-source">{feature.layerVersion}</span>
      </th>
      <td className="figure">
        {formatFeet(distanceFt)} <span className="uncertainty">± {formatFeet(uncertaintyFt)}</span>
      </td>
      <td className="no-print">
        <Button type="button" unstyled aria-pressed={isShown} onClick={onToggle}>
          {isShown ? 'Shown' : 'Show'}
          <span className="usa-sr-only"> the distance to {name} on the map</span>
        </Button>
      </td>
    </tr>
  );
}

/** Every linear distance (§ 223-20) with its uncertainty, its notes and the layer version it was measured in. */
export function MeasurementsTable({ measurements, highlighted, onHighlight }: Props) {
  if (measurements.length === 0)
    return <p>Nothing could be measured: no layer of watercourses, reservoirs, zones or wells reaches this place.</p>;
  return (
    <table className="usa-table usa-table--borderless measurements">
      <caption>Linear distances (§ 223-20), from the nearest point of the footprint</caption>
      <thead>
        <tr>
          <th scope="col">To</th>
          <th scope="col">Feet</th>
          <th scope="col" className="no-print">
            Map
          </th>
        </tr>
      </thead>
      <tbody>
        {measurements.map((measurement, index) => (
          <MeasurementRow
            key={`${measurement.to}-${measurement.feature.layerVersion}-${measurement.feature.id}`}
            measurement={measurement}
            isShown={highlighted === index}
            onToggle={() => onHighlight(highlighted === index ? null : index)}
          />
        ))}
      </tbody>
    </table>
  );
}
