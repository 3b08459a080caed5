import type { CardLook } from './card-look.ts';
import { outlineText } from './outline-text.ts';

type MarkPlace = {
  x: number;
  /** The baseline of the name; a logo stands a little below it. */
  y: number;
  /** Height of the name's letters. */
  size: number;
  anchor: 'start' | 'end';
};

/** The widest that a logo may be, in heights of the name. */
const widest = 9;

/** The shop's logo, or its name where it has none. */
export function shopMark(
  { shopName, logo, colors }: Pick<CardLook, 'shopName' | 'logo' | 'colors'>,
  { x, y, size, anchor }: MarkPlace,
): string {
  if (logo === null) {
    return outlineText(shopName, { x, y }, { font: 'display', size, fill: colors.ink, anchor });
  }
  const height = Math.min(size * 1.5, (size * widest * logo.height) / logo.width);
  const width = (height * logo.width) / logo.height;
  const left = anchor === 'end' ? x - width : x;
  return `<image href="${logo.href}" x="${left}" y="${y + size * 0.25 - height}" width="${width}" height="${height}"/>`;
}
