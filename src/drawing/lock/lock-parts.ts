import type { Anchor } from '../drawing.ts';
import { percentOf } from '../drawing.ts';
import { element } from '../svg/element.ts';
import type { Sheet } from '../svg/sheet.ts';

/** Where a front tire can touch: the top of its opening, the opening's two edges, what is inboard of it. */
export type LockSpot = 'arch' | 'front' | 'rear' | 'inside';

/** Assumed, because no record has it: how far the wheels turn each way, in degrees. */
export const lockDegrees = 32;

/** Behind the front axle as far as both views reach, in inches. */
export const BEHIND_IN = 42;
/** In front of the bumper. */
export const BEFORE_IN = 3;

export const HOT = '#e2431e';
export const DASHES = '6 4';

export type LockView = {
  svg: string;
  widthPx: number;
  heightPx: number;
  spots: Partial<Record<LockSpot, Anchor>>;
};

/** A glow with a dot for what touches first, a ring for what else comes closer. */
export function spotMarkup(
  sheet: Sheet,
  [x, y]: readonly [number, number],
  isLit: boolean,
): string {
  const at = { cx: sheet.x(x), cy: sheet.y(y) };
  const dot = {
    ...at,
    r: sheet.length(1.1),
    fill: isLit ? '#fff' : 'none',
    stroke: isLit ? HOT : 'currentColor',
    'stroke-width': 2,
  };
  const glow = isLit
    ? element('circle', { ...at, r: sheet.length(5.5), fill: sheet.ref('glow') })
    : '';
  return glow + element('circle', dot);
}

export function defineGlow(sheet: Sheet): void {
  const stops = [
    [0, 0.95],
    [0.4, 0.4],
    [1, 0],
  ].map(([offset, opacity]) =>
    element('stop', { offset, 'stop-color': HOT, 'stop-opacity': opacity }),
  );
  sheet.define(element('radialGradient', { id: sheet.name('glow') }, stops.join('')));
}

export function anchorOf(sheet: Sheet, [xIn, yIn]: readonly [number, number]): Anchor {
  const [x, y] = sheet.toPixels(xIn, yIn);
  return { xPercent: percentOf(x, sheet.widthPx), yPercent: percentOf(y, sheet.heightPx) };
}
