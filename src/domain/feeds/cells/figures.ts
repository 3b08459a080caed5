/** How a file writes a half: "1,234.50" or "1.234,50". */
export type DecimalMark = 'point' | 'comma';

const POINT = /^(?:\d+(?:\.\d*)?|\.\d+)$/;
const POINT_GROUPED = /^\d{1,3}(?:[, ']\d{3})+(?:\.\d+)?$/;
const COMMA = /^(?:\d+(?:,\d*)?|,\d+)$/;
const COMMA_GROUPED = /^\d{1,3}(?:[. ']\d{3})+(?:,\d+)?$/;
/** These are read one way only, whatever the file does elsewhere. */
const SURELY_COMMA = /^(?:\d+,\d{1,2}|\d{1,3}(?:\.\d{3}){2,}|\d{1,3}(?:[. ]\d{3})+,\d+)$/;
const SURELY_POINT = /^(?:\d+\.\d{1,2}|\d{1,3}(?:,\d{3}){2,}|\d{1,3}(?:,\d{3})+\.\d+)$/;

/** Which mark a figure needs, or null if both would do: "1,234.50" a point, "1,234" either. */
export function decimalMarkOf(text: string): DecimalMark | null {
  if (SURELY_COMMA.test(text)) return 'comma';
  return SURELY_POINT.test(text) ? 'point' : null;
}

/** The digits of an unsigned figure as JavaScript writes them, "1234.50"; null if it is not a figure. */
export function figureDigits(text: string, mark: DecimalMark = 'point'): string | null {
  const use = decimalMarkOf(text) ?? mark;
  const [bare, grouped] = use === 'point' ? [POINT, POINT_GROUPED] : [COMMA, COMMA_GROUPED];
  if (!bare.test(text) && !grouped.test(text)) return null;
  const digits =
    use === 'point' ? text.replace(/[, ']/g, '') : text.replace(/[. ']/g, '').replace(',', '.');
  return digits.replace(/\.$/, '');
}

/** An unsigned figure as a number; null if it is not one. */
export function figure(text: string, mark: DecimalMark = 'point'): number | null {
  const digits = figureDigits(text, mark);
  return digits === null ? null : Number(digits);
}

/** To a number of decimals, halves up. */
export function rounded(value: number, decimals: number): number {
  const factor = 10 ** decimals;
  // The smallest step beyond keeps 4.525, stored as 4.52499…, from being rounded down.
  return Math.round(value * factor * (1 + Number.EPSILON)) / factor;
}
