import type { MapTool } from '../map-props.ts';
import { startDrawTool } from './draw-tool.ts';
import { startEditTool } from './edit-tool.ts';
import { startIdentifyTool } from './identify-tool.ts';
import { startMeasureTool } from './measure-tool.ts';
import { startMoveTool } from './move-tool.ts';
import type { RunningTool, ToolContext } from './tool.ts';

const STARTS: Readonly<Record<MapTool, (context: ToolContext) => RunningTool>> = {
  point: (context) => startDrawTool(context, 'point'),
  line: (context) => startDrawTool(context, 'line'),
  polygon: (context) => startDrawTool(context, 'polygon'),
  rectangle: (context) => startDrawTool(context, 'rectangle'),
  edit: startEditTool,
  move: startMoveTool,
  identify: startIdentifyTool,
  measure: startMeasureTool,
};

/** Tools that place something where the map is clicked, or at its middle. */
export const PLACING_TOOLS: readonly (MapTool | null)[] = [
  'point',
  'line',
  'polygon',
  'rectangle',
  'identify',
  'measure',
];

export function startTool(context: ToolContext, tool: MapTool): RunningTool {
  return STARTS[tool](context);
}
