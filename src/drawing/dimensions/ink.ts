import { tenths } from '../geometry/numbers.ts';
import { element } from '../svg/element.ts';
import type { Sheet } from '../svg/sheet.ts';
import type { DrawingTheme } from '../theme.ts';

/** Collects the lines of the dimensions; takes inches, returns one group of three paths. */
export interface DimensionInk {
  sheet: Sheet;
  fontSize: number;
  /** Length of an arrowhead. */
  arrowPx: number;
  /** A dimension line between two x; the gap in its middle is for the figure. A short one has its arrows outside. */
  horizontal(line: { y: number; from: number; to: number; gapPx: number }): void;
  /** A dimension line between two y; a short one has its arrows outside. */
  vertical(line: { x: number; from: number; to: number; gapPx: number }): void;
  extension(from: readonly [number, number], to: readonly [number, number]): void;
  /** A cross at a hub. */
  hubMark(x: number, y: number): void;
  write(text: string): void;
  markup(theme: DrawingTheme): string;
}

const OVERSHOOT_PX = 4;
const PLAIN_ENDS = { 'stroke-linecap': 'butt' } as const;

/** Grows with the drawing, but never below a readable size. Pixels. */
export function dimensionFontSize(scale: number): number {
  return Math.round(Math.max(11.5, scale * 2.7));
}

export function createDimensionInk(sheet: Sheet): DimensionInk {
  const arrow = Math.max(6, sheet.scale * 1.3);
  let lines = '';
  let arrows = '';
  let extensions = '';
  let texts = '';
  const px = (x: number) => Number(sheet.x(x));
  const py = (y: number) => Number(sheet.y(y));
  const isShort = (lengthIn: number) => lengthIn * sheet.scale < arrow * 3;

  return {
    sheet,
    arrowPx: arrow,
    fontSize: dimensionFontSize(sheet.scale),
    horizontal({ y, from, to, gapPx }) {
      const [a, b, at] = [px(from), px(to), py(y)];
      if (isShort(to - from)) {
        lines += across(at, a - arrow * 2.4, a) + across(at, b, b + arrow * 2.4);
        arrows += arrowHead([a, at], [1, 0], arrow) + arrowHead([b, at], [-1, 0], arrow);
        return;
      }
      const middle = (a + b) / 2;
      lines += across(at, a, middle - gapPx / 2) + across(at, middle + gapPx / 2, b);
      arrows += arrowHead([a, at], [-1, 0], arrow) + arrowHead([b, at], [1, 0], arrow);
    },
    vertical({ x, from, to, gapPx }) {
      const [at, low, high] = [px(x), py(from), py(to)];
      if (isShort(Math.abs(to - from))) {
        lines += upright(at, low + arrow * 2.2, low) + upright(at, high, high - arrow * 2.2);
        arrows += arrowHead([at, low], [0, -1], arrow) + arrowHead([at, high], [0, 1], arrow);
        return;
      }
      const middle = (low + high) / 2;
      lines += upright(at, low, middle + gapPx / 2) + upright(at, middle - gapPx / 2, high);
      arrows += arrowHead([at, low], [0, 1], arrow) + arrowHead([at, high], [0, -1], arrow);
    },
    extension(from, to) {
      const [x1, y1, x2, y2] = [px(from[0]), py(from[1]), px(to[0]), py(to[1])];
      if (x1 === x2) extensions += upright(x1, y1, y2 + OVERSHOOT_PX * Math.sign(y2 - y1));
      else extensions += across(y1, x1, x2 + OVERSHOOT_PX * Math.sign(x2 - x1));
    },
    hubMark(x, y) {
      const reach = sheet.scale * 2.2;
      const [cx, cy] = [px(x), py(y)];
      extensions += across(cy, cx - reach, cx + reach) + upright(cx, cy - reach, cy + reach);
    },
    write(text) {
      texts += text;
    },
    markup(theme) {
      const thin = { 'vector-effect': 'non-scaling-stroke' };
      const strokes =
        element('path', { d: extensions, 'stroke-width': 0.6, 'stroke-opacity': 0.55, ...thin }) +
        element('path', { d: lines, 'stroke-width': 0.8, ...thin });
      const group = element('g', { fill: 'none', stroke: theme.dimension, ...PLAIN_ENDS }, strokes);
      const heads = element('path', { d: arrows, fill: theme.dimension });
      return element('g', { id: sheet.name('dims') }, group + heads + texts);
    },
  };
}

function across(y: number, from: number, to: number): string {
  return `M${tenths(from)} ${tenths(y)}H${tenths(to)}`;
}

function upright(x: number, from: number, to: number): string {
  return `M${tenths(x)} ${tenths(from)}V${tenths(to)}`;
}

type Pair = readonly [number, number];

/** A slim filled arrowhead with its tip at a point; the direction is where it points. */
export function arrowHead([x, y]: Pair, [dx, dy]: Pair, length: number): string {
  const half = length * 0.27;
  const left = [x - dx * length - dy * half, y - dy * length + dx * half];
  const right = [x - dx * length + dy * half, y - dy * length - dx * half];
  return `M${[x, y].map(tenths).join(' ')}L${left.map(tenths).join(' ')}L${right.map(tenths).join(' ')}Z`;
}
