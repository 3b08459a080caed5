import type { Rates } from '#src/domain/rates/index.ts';
import type { Cents } from '#src/lib/money.ts';
import type { NewTires } from './bill.ts';
import type { FeeCode, QuoteLine } from './quote.ts';
import { exactly, mapSpan, type Span } from './span.ts';

/** Sales tax, which is due on parts alone: labor billed on lines of its own is not taxed. */
export function salesTaxLine(
  partsCents: Span,
  { salesTaxOnPartsPercent: percent }: Rates,
): QuoteLine {
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

/** The state's tire fee: a percentage of each new tire's price, capped (A.R.S. 44-1302). */
export function tireFeeLines(tires: NewTires | null, rates: Rates): QuoteLine[] {
  if (!tires) return [];
  const share = percentOf(tires.eachCents, rates.tireFeePercent);
  const eachCents = Math.min(share, rates.tireFeeCapCentsEach);
  return [eachTire('tire-fee', { tires, eachCents, group: 'fees' })];
}

/** Shop supplies: a percentage of the hourly labor, capped. */
export function suppliesLine(labourCents: Span, rates: Rates): QuoteLine {
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

type EachTire = { tires: NewTires; eachCents: Cents; group: QuoteLine['group'] };

/** A line that is charged once per tire. */
export function eachTire(code: FeeCode, { tires, eachCents, group }: EachTire): QuoteLine {
  const { count } = tires;
  return {
    code,
    group,
    cents: exactly(count * eachCents),
    quantity: { value: exactly(count), unit: 'piece', eachCents },
  };
}

/** Rates have at most two decimals; whole numbers keep half a cent exact. */
function percentOf(cents: Cents, percent: number): Cents {
  return Math.round((cents * Math.round(percent * 100)) / 10_000);
}
