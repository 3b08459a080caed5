import { DRAWING_FONT } from '../dimensions/dimension-text.ts';
import { tenths } from '../geometry/numbers.ts';
import { element, ROUND_STROKES } from './element.ts';
import type { Sheet } from './sheet.ts';

/** The root element around the drawing's layers; the page sets its name and role. */
export function drawingRoot(sheet: Sheet, layers: string): string {
  const [width, height] = [tenths(sheet.widthPx), tenths(sheet.heightPx)];
  const attributes = {
    xmlns: 'http://www.w3.org/2000/svg',
    id: sheet.id,
    width,
    height,
    viewBox: `0 0 ${width} ${height}`,
    'aria-hidden': 'true',
    'font-family': DRAWING_FONT,
    ...ROUND_STROKES,
    'data-px-per-in': String(sheet.scale),
    'data-ground-y': sheet.y(0),
  };
  return element('svg', attributes, sheet.defs() + layers);
}
