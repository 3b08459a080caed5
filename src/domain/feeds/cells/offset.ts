import { offsetFromBackspacingMm } from '../../fitment/index.ts';
import { figure, rounded } from './figures.ts';
import { type CellStyle, outOfRange, readLength, readNothing } from './measures.ts';
import { plainCell, quoted, withoutFractions } from './plain-cell.ts';
import { asked, type Reading, refused, said } from './reading.ts';
import { why } from './refusals.ts';

const offsets = { least: -120, most: 120, unit: 'mm' };
const backspacings = { least: 1, most: 14, unit: 'in' };

/** What is around the figure: "ET-18", "Neg 12", "(12)", "+18 mm", "18P", "12-". */
const OFFSET =
  /^(?<open>\()?\s*(?:et|offset)?\s*(?<word>neg(?:ative)?|pos(?:itive)?|[+-])?\.?\s*(?:et)?\s*(?<digits>\d[\d.,]*)\s*(?:mm)?\s*(?<letter>neg(?:ative)?|pos(?:itive)?|[pn]|[+-])?\s*(?:mm)?\s*(?:et|offset)?\s*(?<close>\))?$/i;
const BACKSPACING = /^(?:bs\s*([\d.]+)\s*(?:"|in\.?)?|([\d.]+)\s*(?:"|in\.?)?\s*bs|([\d.]+)\s*")$/i;

type OffsetOptions = CellStyle & {
  /** Turns backspacing that was written in the offset's column into an offset. */
  widthIn?: number | null;
};

/** An offset in mm, positive tucks in. Backspacing in its place ("5.5 BS") is converted with the wheel's width. */
export function readOffset(raw: string, options: OffsetOptions = {}): Reading<number> {
  const text = plainCell(raw);
  const backspacing = BACKSPACING.exec(withoutFractions(text));
  if (backspacing) {
    const [, before, after, marked] = backspacing;
    return fromBackspacing(text, { inches: Number(before ?? after ?? marked), ...options });
  }
  const nothing = readNothing(text);
  if (nothing) return nothing;
  const parts = OFFSET.exec(text)?.groups;
  const amount = parts?.digits === undefined ? null : figure(parts.digits, options.decimal);
  if (!parts || amount === null || isInches(options)) return notAnOffset(text);
  if (amount === 0) return said(0);
  const sign = signOf(parts);
  if (sign === 'lost') return askSign(text, amount);
  if (sign === 'contradicts') return notAnOffset(text);
  const offsetMm = sign === 'minus' ? -amount : amount;
  return Math.abs(offsetMm) > offsets.most ? outOfRange(text, offsets) : said(offsetMm);
}

/** Backspacing in inches, measured at the flange. */
export function readBackspacing(raw: string, style: CellStyle = {}): Reading<number> {
  const text = raw.replace(/\bbs\b/i, '');
  const guess = (amount: number) => (amount > 25 ? ('mm' as const) : ('in' as const));
  return readLength(text, { ...style, bounds: backspacings, wants: 'in', guess });
}

type Sign = 'plus' | 'minus' | 'lost' | 'contradicts';

function signOf({ open, close, word = '', letter = '' }: Record<string, string | undefined>): Sign {
  if (Boolean(open) !== Boolean(close)) return 'contradicts';
  const before = word.slice(0, 1).toLowerCase();
  const after = letter.slice(0, 1).toLowerCase();
  if (before && after) return 'contradicts';
  if (open) return before || after ? 'contradicts' : 'minus';
  // A sign after the figure is what is left of two columns, or of an accountant's minus.
  if (after === '-' || after === '+') return 'lost';
  return '-n'.includes(before || after || '+') ? 'minus' : 'plus';
}

function askSign(text: string, amount: number): Reading<number> {
  const values = { text: quoted(text), minus: -amount, plus: amount };
  return asked(why('cells.lost-sign', values), [-amount, amount]);
}

function isInches({ unit }: CellStyle): boolean {
  return unit === 'in';
}

function notAnOffset(text: string): Reading<never> {
  return refused(why('cells.not-an-offset', { text: quoted(text) }));
}

function fromBackspacing(
  text: string,
  { inches, widthIn }: OffsetOptions & { inches: number },
): Reading<number> {
  if (!widthIn) return refused(why('cells.backspacing-needs-width', { text: quoted(text) }));
  const offsetMm = rounded(offsetFromBackspacingMm(widthIn, inches), 0);
  if (!Number.isFinite(offsetMm)) return notAnOffset(text);
  return Math.abs(offsetMm) > offsets.most
    ? outOfRange(text, offsets)
    : said(offsetMm, why('cells.offset-from-backspacing'));
}
