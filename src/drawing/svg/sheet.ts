import { tenths } from '../geometry/numbers.ts';
import type { Outline } from '../geometry/outline.ts';
import { element } from './element.ts';
import { gradient, type Stop } from './gradient.ts';
import { pathData, type ToPixels } from './path-data.ts';

/** The canvas of one drawing: inches to pixels at one scale, ids with one prefix, shared defs. */
export interface Sheet {
  id: string;
  /** Equal for sheets on which the same inches give the same text. */
  key: string;
  /** Pixels per inch, the same for x and y. */
  scale: number;
  /** Line weights grow with the scale, but never fall below three quarters. */
  detail: number;
  widthPx: number;
  heightPx: number;
  toPixels: ToPixels;
  x(xIn: number): string;
  y(yIn: number): string;
  /** A length in pixels. */
  length(lengthIn: number): string;
  path(points: Outline, closed?: boolean): string;
  /** url(#…) of something defined here. */
  ref(name: string): string;
  name(name: string): string;
  define(...markup: string[]): void;
  /** The result of `draw`, with the definitions it created. */
  record(draw: () => string): Recorded;
  defs(): string;
}

export interface Recorded {
  markup: string;
  defs: string;
}

export interface SheetFrame {
  leftIn: number;
  rightIn: number;
  topIn: number;
  bottomIn: number;
}

export function createSheet(id: string, scale: number, frame: SheetFrame): Sheet {
  const definitions: string[] = [];
  const toPixels: ToPixels = (x, y) => [(x - frame.leftIn) * scale, (frame.topIn - y) * scale];
  return {
    id,
    key: [id, scale, frame.leftIn, frame.topIn].join(),
    scale,
    detail: Math.max(0.75, scale / 5),
    widthPx: (frame.rightIn - frame.leftIn) * scale,
    heightPx: (frame.topIn - frame.bottomIn) * scale,
    toPixels,
    x: (xIn) => tenths((xIn - frame.leftIn) * scale),
    y: (yIn) => tenths((frame.topIn - yIn) * scale),
    length: (lengthIn) => tenths(lengthIn * scale),
    path: (points, closed = true) => pathData(points, toPixels, closed),
    ref: (name) => `url(#${id}-${name})`,
    name: (name) => `${id}-${name}`,
    define: (...markup) => {
      definitions.push(...markup);
    },
    record: (draw) => {
      const before = definitions.length;
      const markup = draw();
      return { markup, defs: definitions.slice(before).join('') };
    },
    defs: () => element('defs', {}, definitions.join('')),
  };
}

/** A gradient between two heights, in inches. */
export function defineVertical(
  sheet: Sheet,
  name: string,
  { from, to, stops }: { from: number; to: number; stops: readonly Stop[] },
): void {
  const place = { x1: 0, x2: 0, y1: sheet.y(from), y2: sheet.y(to) };
  const attributes = { id: sheet.name(name), gradientUnits: 'userSpaceOnUse', ...place };
  sheet.define(gradient('linearGradient', attributes, stops));
}

/** A gradient between two positions along the vehicle, in inches. */
export function defineHorizontal(
  sheet: Sheet,
  name: string,
  { from, to, stops }: { from: number; to: number; stops: readonly Stop[] },
): void {
  const place = { y1: 0, y2: 0, x1: sheet.x(from), x2: sheet.x(to) };
  const attributes = { id: sheet.name(name), gradientUnits: 'userSpaceOnUse', ...place };
  sheet.define(gradient('linearGradient', attributes, stops));
}

export function defineClip(sheet: Sheet, name: string, content: string): void {
  sheet.define(element('clipPath', { id: sheet.name(name) }, content));
}
