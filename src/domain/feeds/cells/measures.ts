import type { Refusal } from '../../refusal.ts';
import { type DecimalMark, figure, rounded } from './figures.ts';
import {
  plainCell,
  quoted,
  saysNothing,
  spreadsheetDamage,
  withoutFractions,
} from './plain-cell.ts';
import { notSaid, type Reading, refused, said } from './reading.ts';
import { why } from './refusals.ts';

const MM_PER_IN = 25.4;
const LB_PER_KG = 2.20462;
const OZ_PER_LB = 16;

/** How a column writes its figures, where the cells do not say it. */
export type CellStyle = { decimal?: DecimalMark; unit?: 'in' | 'mm' | 'lb' | 'kg' };

type Bounds = { least: number; most: number; unit: string };
/** `unit` is as written, in lower case, or empty. */
export type Measure = { amount: number; unit: string };

const MEASURE = /^([\d.,' ]*\d)\s*(")?([a-z#]*)\.?$/i;

/** A figure with or without a unit; null if the text is neither. Fractions count as decimals. */
export function findMeasure(text: string, { decimal }: CellStyle = {}): Measure | null {
  const [, digits, inch, word = ''] = MEASURE.exec(withoutFractions(text)) ?? [];
  if (digits === undefined) return null;
  const amount = figure(digits.trim(), decimal);
  if (amount === null || (inch && word)) return null;
  return { amount, unit: inch ? 'in' : word.toLowerCase() };
}

/** Cells that say nothing or were damaged need no reader of their own; null for all others. */
export function readNothing(text: string): Reading<never> | null {
  if (saysNothing(text)) return notSaid;
  const damage = spreadsheetDamage(text);
  return damage && refused(damage);
}

export function outOfRange(text: string, bounds: Bounds): Reading<never> {
  return refused(why('cells.out-of-range', { text: quoted(text), ...bounds }));
}

const INCH = /^(?:in|inch|inches)$/;
const MM = /^(?:mm|millimeters?)$/;

type LengthOptions = CellStyle & {
  bounds: Bounds;
  wants: 'in' | 'mm';
  guess?: (amount: number) => 'in' | 'mm';
};

/** A length in inches or mm, from either; zero is "not said". */
export function readLength(raw: string, options: LengthOptions): Reading<number> {
  const text = plainCell(raw);
  const nothing = readNothing(text);
  if (nothing) return nothing;
  const measure = findMeasure(text, options);
  const unit = measure && lengthUnit(measure, options);
  if (!measure || !unit) return refused(why('cells.not-a-number', { text: quoted(text) }));
  if (measure.amount === 0) return notSaid;
  const { value, note } = inUnit(measure.amount, { from: unit, to: options.wants });
  const { least, most } = options.bounds;
  return value < least || value > most ? outOfRange(text, options.bounds) : said(value, note);
}

function lengthUnit({ amount, unit }: Measure, { unit: ofColumn, wants, guess }: LengthOptions) {
  if (INCH.test(unit)) return 'in';
  if (MM.test(unit)) return 'mm';
  if (unit !== '') return null;
  if (ofColumn === 'in' || ofColumn === 'mm') return ofColumn;
  return guess ? guess(amount) : wants;
}

function inUnit(
  amount: number,
  { from, to }: { from: 'in' | 'mm'; to: 'in' | 'mm' },
): { value: number; note: Refusal | null } {
  if (from === to) return { value: amount, note: null };
  return to === 'mm'
    ? { value: rounded(amount * MM_PER_IN, 1), note: why('cells.inches-to-mm') }
    : { value: rounded(amount / MM_PER_IN, 2), note: why('cells.mm-to-inches') };
}

const POUND = /^(?:lbs?|pounds?|#|pg)$/;
const KILOGRAM = /^(?:kgs?|kilograms?|gt)$/;
const OUNCE = /^(?:oz|ounces?)$/;

/** A weight in lb before rounding, from lb, kg (only if said) or ounces; null if it is no weight. */
export function findPounds(
  text: string,
  style: CellStyle,
): { amount: number; note: Refusal | null } | null {
  const measure = findMeasure(text, style);
  if (!measure) return null;
  const unit = measure.unit === '' ? (style.unit ?? 'lb') : measure.unit;
  if (KILOGRAM.test(unit)) {
    return { amount: measure.amount * LB_PER_KG, note: why('cells.kg-to-lb') };
  }
  if (OUNCE.test(unit)) return { amount: measure.amount / OZ_PER_LB, note: null };
  return POUND.test(unit) ? { amount: measure.amount, note: null } : null;
}

/** A figure without a unit: lugs, a section in mm, a ratio. Zero is "not said". */
export function readCount(raw: string, style: CellStyle = {}): Reading<number> {
  const text = plainCell(raw);
  const nothing = readNothing(text);
  if (nothing) return nothing;
  const measure = findMeasure(text.replace(/%$/, ''), style);
  if (!measure) return refused(why('cells.not-a-number', { text: quoted(text) }));
  return measure.amount === 0 ? notSaid : said(measure.amount);
}

/** A weight in lb, to a tenth; zero is "not said". */
export function readWeight(raw: string, style: CellStyle = {}): Reading<number> {
  const text = plainCell(raw);
  const nothing = readNothing(text);
  if (nothing) return nothing;
  const pounds = findPounds(text, style);
  if (!pounds) return refused(why('cells.not-a-number', { text: quoted(text) }));
  if (pounds.amount === 0) return notSaid;
  if (pounds.amount > 2000) return outOfRange(text, { least: 0, most: 2000, unit: 'lb' });
  return said(rounded(pounds.amount, 1), pounds.note);
}
