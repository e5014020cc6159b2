import { unByKey } from 'ol/Observable.js';
import type { RunningTool, ToolContext } from './tool.ts';

const TOLERANCE = 8;

/** Asks what lies at the spot that is clicked. */
export function startIdentifyTool(context: ToolContext): RunningTool {
  const key = context.map.on('click', ({ coordinate }) => {
    context.onIdentify(coordinate, TOLERANCE * (context.map.getView().getResolution() ?? 1));
  });
  return { finish: () => undefined, cancel: () => false, removeLast: () => undefined, stop: () => unByKey(key) };
}
