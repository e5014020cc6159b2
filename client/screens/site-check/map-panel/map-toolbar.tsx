import type { ReactNode } from 'react';
import type { MapActions, MapState, MapTool } from '../../../map/map-props.ts';
import { NudgeButtons } from './nudge-buttons.tsx';

interface Props {
  tool: MapTool | null;
  hasFootprint: boolean;
  state: MapState | null;
  /** The map's actions; null while it loads. */
  actions: () => MapActions | null;
  onTool(tool: MapTool | null): void;
}

type ToolButton = { tool: MapTool; name: string };

const DRAWING: ToolButton[] = [
  { tool: 'point', name: 'Point' },
  { tool: 'line', name: 'Line' },
  { tool: 'polygon', name: 'Polygon' },
  { tool: 'rectangle', name: 'Rectangle' },
];
const CHANGING: ToolButton[] = [
  { tool: 'move', name: 'Move' },
  { tool: 'edit', name: 'Edit corners' },
];
const ASKING: ToolButton[] = [
  { tool: 'identify', name: 'Identify' },
  { tool: 'measure', name: 'Measure' },
];
const DRAWN: readonly (MapTool | null)[] = ['point', 'line', 'polygon', 'rectangle', 'measure'];

interface ActionProps {
  disabled?: boolean;
  onClick(): void;
  children: ReactNode;
}

function Action({ disabled = false, onClick, children }: ActionProps) {
  return (
    <button type="button" className="tool" disabled={disabled} onClick={onClick}>
      {children}
    </button>
  );
}

/** Every tool of the map as a button; the chosen one is pressed, and pressing it again lets it go. */
export function MapToolbar({ tool, hasFootprint, state, actions, onTool }: Props) {
  const toggles = (buttons: ToolButton[], disabled = false) =>
    buttons.map((button) => (
      <button
        key={button.tool}
        type="button"
        className="tool"
        aria-pressed={tool === button.tool}
        disabled={disabled}
        onClick={() => onTool(tool === button.tool ? null : button.tool)}
      >
        {button.name}
      </button>
    ));
  return (
    <div className="map-toolbar no-print">
      <fieldset className="tool-group">
        <legend>Draw</legend>
        {toggles(DRAWING)}
      </fieldset>
      <fieldset className="tool-group">
        <legend>Change</legend>
        {toggles(CHANGING, !hasFootprint)}
        <Action disabled={!state?.canUndo} onClick={() => actions()?.undo()}>
          Undo
        </Action>
        <Action disabled={!state?.canRedo} onClick={() => actions()?.redo()}>
          Redo
        </Action>
      </fieldset>
      <fieldset className="tool-group">
        <legend>Ask</legend>
        {toggles(ASKING)}
      </fieldset>
      {DRAWN.includes(tool) && <SketchButtons tool={tool} state={state} actions={actions} />}
      {hasFootprint && !state?.sketching && <NudgeButtons onNudge={(east, north) => actions()?.nudge(east, north)} />}
    </div>
  );
}

function SketchButtons({ tool, state, actions }: Pick<Props, 'tool' | 'state' | 'actions'>) {
  const isPoint = tool === 'point';
  const sketching = state?.sketching ?? false;
  return (
    <fieldset className="tool-group">
      <legend>At the map's middle</legend>
      <Action disabled={state === null} onClick={() => actions()?.placeAtCentre()}>
        {isPoint ? 'Place point here' : 'Add corner here'}
      </Action>
      {!isPoint && (
        <>
          <Action disabled={!sketching} onClick={() => actions()?.removeLastVertex()}>
            Take last back
          </Action>
          <Action disabled={!sketching} onClick={() => actions()?.finishSketch()}>
            Finish
          </Action>
          <Action disabled={!sketching} onClick={() => actions()?.cancelSketch()}>
            Cancel
          </Action>
        </>
      )}
    </fieldset>
  );
}
