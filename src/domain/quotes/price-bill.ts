import type { Rates } from '#src/domain/rates/index.ts';
import type { Cents } from '#src/lib/money.ts';
import { type Bill, type HourlyJob, largeTireIn, type NewTires, type PartCode } from './bill.ts';
import { hoursOf } from './bill-hours.ts';
import { addSpans, exactly, mapSpan, type Span } from './span.ts';

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

/**
 * A bill at the shop's rates. Sales tax is on parts alone: labour that stands on lines of its own is
 * free of it. The state's tire fee is a share of a tire's price, capped (A.R.S. 44-1302). Each line
 * is rounded to the cent, and totals are sums of lines.
 */
export function priceBill(bill: Bill, rates: Rates): Quote {
  const parts = partLines(bill);
  const partsCents = sumOf(parts);
  const hourly = hourlyLines(bill, rates);
  const labour = [...hourly, ...tireWork(bill.tires, rates), suppliesLine(sumOf(hourly), rates)];
  const fees = [taxLine(partsCents, rates), ...tireFee(bill.tires, rates)];
  const lines = [...parts, ...labour, ...fees].filter(({ cents }) => cents.high > 0);
  return {
    lines,
    partsCents,
    labourCents: sumOf(labour),
    feesCents: sumOf(fees),
    totalCents: sumOf(lines),
    hours: hoursOf(bill),
    movedBy: widest(lines),
    ratesDate: rates.date,
    ratesSetId: rates.setId,
    catalogVersion: null,
  };
}

function sumOf(lines: readonly QuoteLine[]): Span {
  return addSpans(lines.map(({ cents }) => cents));
}

function partLines({ parts }: Bill): QuoteLine[] {
  return parts.map(({ code, count, eachCents }) => ({
    code,
    group: 'parts',
    cents: mapSpan((level) => count * eachCents[level]),
    quantity: { value: exactly(count), unit: 'piece', eachCents: eachCents.likely },
  }));
}

function hourlyLines({ jobs }: Bill, { labourCentsPerHour }: Rates): QuoteLine[] {
  return jobs.map(({ job, hours }) => ({
    code: job,
    group: 'labour',
    cents: mapSpan((level) => Math.round(hours[level] * labourCentsPerHour)),
    quantity: { value: hours, unit: 'hour', eachCents: labourCentsPerHour },
  }));
}

function tireWork(tires: NewTires | null, rates: Rates): QuoteLine[] {
  if (!tires) return [];
  const { to35, from37 } = rates.mountBalanceCentsPerTire;
  const mountCents = tires.diameterIn >= largeTireIn ? from37 : to35;
  return [
    eachTire('mount-balance', { tires, eachCents: mountCents, group: 'labour' }),
    eachTire('disposal', { tires, eachCents: rates.tireDisposalCentsEach, group: 'labour' }),
  ];
}

function tireFee(tires: NewTires | null, rates: Rates): QuoteLine[] {
  if (!tires) return [];
  const share = percentOf(tires.eachCents, rates.tireFeePercent);
  const eachCents = Math.min(share, rates.tireFeeCapCentsEach);
  return [eachTire('tire-fee', { tires, eachCents, group: 'fees' })];
}

type EachTire = { tires: NewTires; eachCents: Cents; group: QuoteLine['group'] };

function eachTire(code: FeeCode, { tires, eachCents, group }: EachTire): QuoteLine {
  const { count } = tires;
  return {
    code,
    group,
    cents: exactly(count * eachCents),
    quantity: { value: exactly(count), unit: 'piece', eachCents },
  };
}

function suppliesLine(labourCents: Span, rates: Rates): QuoteLine {
  const { shopSuppliesPercent: percent, shopSuppliesCapCents: cap } = rates;
  return {
    code: 'supplies',
    group: 'labour',
    cents: mapSpan((level) => Math.min(percentOf(labourCents[level], percent), cap)),
    quantity: {
      value: exactly(percent),
      unit: 'percent',
      eachCents: null,
      ofCents: labourCents,
      atMostCents: cap,
    },
  };
}

function taxLine(partsCents: Span, { salesTaxOnPartsPercent: percent }: Rates): QuoteLine {
  return {
    code: 'tax',
    group: 'fees',
    cents: mapSpan((level) => percentOf(partsCents[level], percent)),
    quantity: {
      value: exactly(percent),
      unit: 'percent',
      eachCents: null,
      ofCents: partsCents,
    },
  };
}

/** Rates have at most two decimals: whole numbers keep a half cent a half. */
function percentOf(cents: Cents, percent: number): Cents {
  return Math.round((cents * Math.round(percent * 100)) / 10_000);
}

/** The tax follows the parts, and supplies the work: neither is a reason by itself. */
function widest(lines: readonly QuoteLine[]): LineCode[] {
  const width = ({ cents }: QuoteLine) => cents.high - cents.low;
  return lines
    .filter((line) => width(line) > 0 && line.code !== 'tax' && line.code !== 'supplies')
    .toSorted((one, other) => width(other) - width(one))
    .map(({ code }) => code);
}
