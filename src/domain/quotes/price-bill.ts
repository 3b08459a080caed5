import { missingTaxFacts, type Rates } from '#src/domain/rates/index.ts';
import { type Bill, largeTireIn, type NewTires } from './bill.ts';
import { hoursOf } from './bill-hours.ts';
import type { LineCode, Quote, QuoteLine } from './quote.ts';
import { addSpans, exactly, mapSpan, type Span } from './span.ts';
import { eachTire, suppliesLine, taxesAndFees } from './taxes-and-fees.ts';

/**
 * Prices a bill at the shop's rates. Each line is rounded to the cent, and totals are sums of lines. What is taxed and
 * which fees are added: `taxes-and-fees.ts`.
 */
export function priceBill(bill: Bill, rates: Rates): Quote {
  const parts = partLines(bill);
  const partsCents = sumOf(parts);
  const hourly = hourlyLines(bill, rates);
  const work = [...hourly, ...tireWork(bill.tires, rates)];
  const supplies = suppliesLine(sumOf(hourly), rates);
  const labour = [...work, supplies];
  const base = { parts: partsCents, labor: sumOf(work), supplies: supplies.cents };
  const fees = taxesAndFees(base, { tires: bill.tires, rates });
  const lines = [...parts, ...labour, ...fees].filter(({ cents }) => cents.high > 0);
  return {
    lines,
    partsCents,
    labourCents: sumOf(labour),
    feesCents: sumOf(fees),
    totalCents: sumOf(lines),
    isBeforeTax: missingTaxFacts(rates.tax).length > 0,
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

/** Tax follows the parts and supplies follow the labor, so neither explains a range by itself. */
function widest(lines: readonly QuoteLine[]): LineCode[] {
  const width = ({ cents }: QuoteLine) => cents.high - cents.low;
  return lines
    .filter((line) => width(line) > 0 && line.code !== 'tax' && line.code !== 'supplies')
    .toSorted((one, other) => width(other) - width(one))
    .map(({ code }) => code);
}
