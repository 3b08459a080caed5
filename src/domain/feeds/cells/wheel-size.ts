import { type CellStyle, outOfRange, readLength, readNothing } from './measures.ts';
import { plainCell, quoted, withoutFractions } from './plain-cell.ts';
import { asked, type Reading, refused, said } from './reading.ts';
import { why } from './refusals.ts';

export type WheelSize = { diameterIn: number; widthIn: number };

const diameters = { least: 12, most: 30, unit: 'in' };
const widths = { least: 4, most: 18, unit: 'in' };
/** Old and small wheels are as wide as they are high, so the larger number does not tell. */
const LEAST_UNSURE = 13;
const MOST_UNSURE = 16;

/** Two numbers, each with an inch mark or the flange's letter: 17X9, 17 x 8-1/2, 17"x8½", 17X9.0J. */
const SIZE =
  /^(\d+(?:\.\d+)?)\s*(?:"|in\.?|inch)?\s*(?:jj?)?\s*[x*]\s*(\d+(?:\.\d+)?)\s*(?:"|in\.?|inch)?\s*(?:jj?)?$/i;

/** Diameter and width of a wheel in inches; the larger number is the diameter. */
export function readWheelSize(raw: string): Reading<WheelSize> {
  const text = plainCell(raw);
  const nothing = readNothing(text);
  if (nothing) return nothing;
  const found = SIZE.exec(withoutFractions(text));
  if (!found) return refused(why('cells.not-a-wheel-size', { text: quoted(text) }));
  const [first, second] = [Number(found[1]), Number(found[2])];
  const written = { diameterIn: first, widthIn: second };
  const turned = { diameterIn: second, widthIn: first };
  if (isUnsure(first) && isUnsure(second) && first !== second) {
    return asked(why('cells.which-is-diameter', { text: quoted(text) }), [written, turned]);
  }
  const isTurned = second > first;
  const size = isTurned ? turned : written;
  if (isOutside(size.diameterIn, diameters)) return outOfRange(text, diameters);
  if (isOutside(size.widthIn, widths)) return outOfRange(text, widths);
  return said(size, isTurned ? why('cells.width-first') : null);
}

export function readWheelDiameter(raw: string, style: CellStyle = {}): Reading<number> {
  return readLength(raw, { ...style, bounds: diameters, wants: 'in' });
}

export function readWheelWidth(raw: string, style: CellStyle = {}): Reading<number> {
  return readLength(raw.replace(/j+\s*$/i, ''), { ...style, bounds: widths, wants: 'in' });
}

function isUnsure(inches: number): boolean {
  return inches >= LEAST_UNSURE && inches <= MOST_UNSURE;
}

function isOutside(value: number, { least, most }: { least: number; most: number }): boolean {
  return value < least || value > most;
}
