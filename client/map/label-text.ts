import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';
import Text from 'ol/style/Text.js';
import { PAPER } from './palette.ts';

interface Options {
  color: string;
  bold?: boolean;
  /** Stands above its point. */
  above?: boolean;
  below?: boolean;
}

/** A label with a white edge, so that it is read on any ground. */
export function labelText(text: string, { color, bold = false, above = false, below = false }: Options): Text {
  return new Text({
    text,
    font: `${bold ? 'bold ' : ''}14px "Source Sans Pro Web", "Helvetica Neue", Arial, sans-serif`,
    fill: new Fill({ color }),
    stroke: new Stroke({ color: PAPER, width: 3.5 }),
    overflow: true,
    ...(above && { offsetY: -14 }),
    ...(below && { offsetY: 14 }),
  });
}
