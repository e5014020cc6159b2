import type { MapActions, MapTool } from './map-props.ts';
import { PLACING_TOOLS } from './tools/start-tool.ts';

/** The part of a keyboard event that matters. */
export interface KeyPress {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
}

const ARROWS: Readonly<Record<string, [east: number, north: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/**
 * What a key does while the map has the focus; undefined: nothing of the map's, so that Tab and the browser's own work.
 * With the move tool the arrows nudge by 1 ft, with Shift by 10, with Ctrl, Alt or Command by 100.
 */
export function findKeyAction(
  press: KeyPress,
  tool: MapTool | null,
  sketching: boolean,
): ((actions: MapActions) => void) | undefined {
  const { key, shiftKey, ctrlKey, altKey, metaKey } = press;
  const arrow = tool === 'move' ? ARROWS[key] : undefined;
  if (arrow) {
    const step = ctrlKey || altKey || metaKey ? 100 : shiftKey ? 10 : 1;
    return (actions) => actions.nudge(arrow[0] * step, arrow[1] * step);
  }
  if (ctrlKey || metaKey) return findUndo(press, sketching);
  if (altKey) return undefined;
  if (key === 'Escape' && tool !== null) return (actions) => actions.cancelSketch();
  if (key === 'Enter' && PLACING_TOOLS.includes(tool)) return (actions) => actions.placeAtCentre();
  if (key === 'Enter' && tool !== null) return (actions) => actions.finishSketch();
  if ((key === 'Backspace' || key === 'Delete') && tool !== null) return (actions) => actions.removeLastVertex();
  return undefined;
}

function findUndo({ key, shiftKey }: KeyPress, sketching: boolean): ((actions: MapActions) => void) | undefined {
  const letter = key.toLowerCase();
  if (letter === 'y' || (letter === 'z' && shiftKey)) return (actions) => actions.redo();
  if (letter !== 'z') return undefined;
  return sketching ? (actions) => actions.removeLastVertex() : (actions) => actions.undo();
}
