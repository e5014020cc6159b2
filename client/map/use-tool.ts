import DoubleClickZoom from 'ol/interaction/DoubleClickZoom.js';
import { type RefObject, useEffect, useRef } from 'react';
import type { MapTool } from './map-props.ts';
import { followCentre } from './tools/click-at-centre.ts';
import { startTool } from './tools/start-tool.ts';
import type { RunningTool, ToolContext } from './tools/tool.ts';

/** The chosen tool at work on the map, until another is chosen; double click zooms only while there is none. */
export function useTool(context: ToolContext | null, tool: MapTool | null): RefObject<RunningTool | null> {
  const running = useRef<RunningTool | null>(null);
  useEffect(() => {
    if (!context || !tool) return undefined;
    const zooms = context.map
      .getInteractions()
      .getArray()
      .filter((interaction) => interaction instanceof DoubleClickZoom);
    for (const zoom of zooms) zoom.setActive(false);
    const started = startTool(context, tool);
    running.current = started;
    const stopFollowing = followCentre(context.map);
    return () => {
      stopFollowing();
      started.stop();
      running.current = null;
      for (const zoom of zooms) zoom.setActive(true);
    };
  }, [context, tool]);
  return running;
}
