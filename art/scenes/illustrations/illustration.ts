import { element, group } from '../core/svg.ts';
import {
  drawEmptyBookings,
  drawEmptyBuilds,
  drawNoResults,
  drawNoRoad,
  drawOffline,
  drawSaved,
} from './empty-states.ts';
import { drawBumper, drawRingAndPinion } from './parts.ts';
import { createSketch, INKS, type Sketch } from './sketch.ts';

const DRAWINGS = {
  'no-road': drawNoRoad,
  offline: drawOffline,
  'empty-bookings': drawEmptyBookings,
  'empty-builds': drawEmptyBuilds,
  'no-results': drawNoResults,
  saved: drawSaved,
  bumper: drawBumper,
  'ring-and-pinion': drawRingAndPinion,
} as const satisfies Record<string, (sketch: Sketch) => void>;

export type IllustrationName = keyof typeof DRAWINGS;

export const ILLUSTRATION_NAMES = Object.keys(DRAWINGS) as IllustrationName[]; // keys of the table

/**
 * A spot illustration, 480 × 360: one stroke width, one warm area, one ground line. Inline it follows the page
 * through --art-ink, --art-paper, --art-field, --art-ember …; on its own it is the light version. Screen readers skip
 * it, because the text next to it says the same.
 */
export function renderIllustration(name: IllustrationName): string {
  const sketch = createSketch();
  DRAWINGS[name](sketch);
  const pen = {
    fill: 'none',
    stroke: INKS.ink,
    'stroke-width': 2.4,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  };
  const look = {
    viewBox: '0 0 480 360',
    'aria-hidden': 'true',
    'font-family': "'Barlow Condensed','Arial Narrow',sans-serif",
  };
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', ...look },
    group(pen, sketch.drawing()),
  );
}
