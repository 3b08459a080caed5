import { sum } from '../core/numbers.ts';
import { tenths } from '../core/path.ts';
import { element, group } from '../core/svg.ts';

// Letters as strokes on a 4 × 7 grid: signs need no font, so scenes do not either.
const GLYPHS: Record<string, string> = {
  A: 'M0 7L2 0L4 7M.8 4.7H3.2',
  D: 'M0 0V7H1.8Q4 7 4 4.6V2.4Q4 0 1.8 0Z',
  F: 'M4 0H0V7M0 3.4H3.2',
  I: 'M0 0V7',
  N: 'M0 7V0L4 7V0',
  O: 'M2 0Q0 0 0 2V5Q0 7 2 7T4 5V2Q4 0 2 0Z',
  R: 'M0 7V0H2.2Q4 0 4 1.9T2.2 3.8H0M2 3.8L4 7',
  W: 'M0 0L1.4 7L2.8 1.4L4.2 7L5.6 0',
  '-': 'M0 3.6H2.4',
  '1': 'M0 1.2L1.4 0V7',
  '2': 'M0 1.8Q.2 0 2 0T4 1.8Q4 3 2.6 4.4L0 7H4',
  '3': 'M0 0H4L2 2.8Q4 2.9 4 4.9T2 7T0 5.6',
  '4': 'M3 7V0L0 4.8H4',
};
const WIDTHS: Record<string, number> = { I: 0, W: 5.6, '-': 2.4, '1': 1.4 };
const GAP = 1.45;

export interface Sign {
  /** Middle of the text and its baseline. */
  x: number;
  y: number;
  height: number;
  colour: string;
  /** Stroke width in grid units. */
  weight?: number;
}

export function lettering(text: string, { x, y, height, colour, weight = 1.15 }: Sign): string {
  const scale = height / 7;
  const advances = [...text].map((char) => (WIDTHS[char] ?? 4) + GAP);
  let left = x - ((sum(advances) - GAP) * scale) / 2;
  const letters = [...text].map((char, i) => {
    const place = `translate(${tenths(left)} ${tenths(y - height)}) scale(${scale.toFixed(3)})`;
    left += (advances[i] ?? 0) * scale;
    const d = GLYPHS[char];
    return d ? element('path', { d, transform: place }) : '';
  });
  const pen = { fill: 'none', stroke: colour, 'stroke-width': weight, 'stroke-linejoin': 'round' };
  return group(pen, ...letters);
}
