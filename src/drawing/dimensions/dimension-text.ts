import { tenths } from '../geometry/numbers.ts';
import { element, escapeText } from '../svg/element.ts';

export const DRAWING_FONT = 'Barlow Condensed,Arial Narrow,sans-serif';

/** Width of a figure in the condensed font, in pixels, with the space that a line leaves around it. */
export function textWidth(text: string, fontSize: number): number {
  return text.length * fontSize * 0.48 + fontSize * 0.7;
}

export interface TextLook {
  fill: string;
  fontSize: number;
  anchor?: 'start' | 'middle' | 'end';
  weight?: number;
  /** Reads upwards. */
  turned?: boolean;
}

export function textMarkup(
  text: string,
  [x, y]: readonly [number, number],
  look: TextLook,
): string {
  const { fill, fontSize, anchor = 'middle', weight = 600, turned = false } = look;
  const attributes = {
    x: tenths(x),
    y: tenths(y),
    'font-size': fontSize,
    'font-weight': weight,
    'font-variant': 'tabular-nums',
    'letter-spacing': '.01em',
    'text-anchor': anchor,
    fill,
    transform: turned ? `rotate(-90 ${tenths(x)} ${tenths(y)})` : undefined,
  };
  return element('text', attributes, escapeText(text));
}
