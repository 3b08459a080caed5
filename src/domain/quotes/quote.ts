import type { Cents } from '#src/lib/money.ts';
import type { HourlyJob, PartCode } from './bill.ts';
import type { Span } from './span.ts';

export type FeeCode = 'mount-balance' | 'supplies' | 'disposal' | 'tire-fee' | 'tax';
export type LineCode = PartCode | HourlyJob | FeeCode;

/** A line of the invoice: what, how much, and on what basis. Integer cents. */
export type QuoteLine = {
  code: LineCode;
  group: 'parts' | 'labour' | 'fees';
  cents: Span;
  /** Pieces, hours or percent; null if the line is a single item. */
  quantity: Quantity | null;
  /** By the rules of another region than Arizona: its name on the invoice, '' for the usual one. */
  ownName?: string | undefined;
};

export type Quantity = {
  value: Span;
  unit: 'piece' | 'hour' | 'percent';
  eachCents: Cents | null;
  /** The base of a percentage, and its cap. */
  ofCents?: Span | undefined;
  atMostCents?: Cents | undefined;
};

export type Quote = {
  lines: QuoteLine[];
  partsCents: Span;
  /** Labor by the hour and per tire, shop supplies and disposal. */
  labourCents: Span;
  feesCents: Span;
  totalCents: Span;
  /** Tax and fees are not known, so they are in no figure of this quote. */
  isBeforeTax: boolean;
  /** All work of one technician, by the hour and per tire; null in older quotes. */
  hours: Span | null;
  /** The lines that cause the difference between low and high, widest first. */
  movedBy: LineCode[];
  /** The day from which the rates are valid, ISO 8601. */
  ratesDate: string;
  /** The set of rates, and the version of the catalog; null in older quotes. */
  ratesSetId: number | null;
  catalogVersion: string | null;
};
