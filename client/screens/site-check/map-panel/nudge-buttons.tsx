import { useState } from 'react';

const STEPS_FT = [1, 10, 100];
const DIRECTIONS = [
  { name: 'West', east: -1, north: 0, sign: '←' },
  { name: 'North', east: 0, north: 1, sign: '↑' },
  { name: 'South', east: 0, north: -1, sign: '↓' },
  { name: 'East', east: 1, north: 0, sign: '→' },
];

/** Moves the footprint by 1, 10 or 100 ft. */
export function NudgeButtons({ onNudge }: { onNudge(eastFt: number, northFt: number): void }) {
  const [stepFt, setStepFt] = useState(10);
  return (
    <fieldset className="tool-group">
      <legend>Nudge</legend>
      <select className="tool" aria-label="Nudge by" value={stepFt} onChange={(e) => setStepFt(Number(e.target.value))}>
        {STEPS_FT.map((step) => (
          <option key={step} value={step}>
            {step} ft
          </option>
        ))}
      </select>
      {DIRECTIONS.map(({ name, east, north, sign }) => (
        <button key={name} type="button" className="tool" onClick={() => onNudge(east * stepFt, north * stepFt)}>
          <span aria-hidden="true">{sign}</span>
          <span className="usa-sr-only">
            {name} {stepFt} ft
          </span>
        </button>
      ))}
    </fieldset>
  );
}
