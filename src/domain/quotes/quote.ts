import type { Cents } from '#src/lib/money.ts';
import type { HourlyJob, PartCode } from './bill.ts';
import type { Span } from './span.ts';

export type FeeCode = 'mount-balance' | 'supplies' | 'disposal' | 'tire-fee' | 'tax';
export type LineCode = PartCode | HourlyJob | FeeCode;

/** A line of the invoice: what, how much of it, and on what basis. Integer cents. */
export type QuoteLine = {
  code: LineCode;
  group: 'parts' | 'labour' | 'fees';
  cents: Span;
  /** Pieces, hours or percent; null where the line is one thing. */
  quantity: Quantity | null;
};

export type Quantity = {
  value: Span;
  unit: 'piece' | 'hour' | 'percent';
  eachCents: Cents | null;
  /** What a percentage is taken of, and where it stops. */
  ofCents?: Span | undefined;
  atMostCents?: Cents | undefined;
};

export type Quote = {
  lines: QuoteLine[];
  partsCents: Span;
  /** Work by the hour and by the tire, shop supplies and disposal. */
  labourCents: Span;
  feesCents: Span;
  totalCents: Span;
  /** All work of one technician, by the hour and by the tire; null in quotes older than this. */
  hours: Span | null;
  /** The lines that make the difference between low and high, the widest first. */
  movedBy: LineCode[];
  /** The day from which the rates are valid, ISO 8601. */
  ratesDate: string;
  /** The set of rates, and the state of the catalogue; null where a quote is older than they are. */
  ratesSetId: number | null;
  catalogVersion: string | null;
};
