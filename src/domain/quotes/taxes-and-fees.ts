import { missingTaxFacts, type OwnTaxRules, type Rates } from '#src/domain/rates/index.ts';
import type { Cents } from '#src/lib/money.ts';
import type { NewTires } from './bill.ts';
import type { FeeCode, QuoteLine } from './quote.ts';
import { addSpans, exactly, mapSpan, nothing, type Span } from './span.ts';

/** What tax may be due on. Cents. */
export type TaxBase = { parts: Span; labor: Span; supplies: Span };

type Basis = { tires: NewTires | null; rates: Rates };

/** Tax and the fee on tires by the rules of the shop's region; none while something of them is not known. */
export function taxesAndFees(base: TaxBase, { tires, rates }: Basis): QuoteLine[] {
  const { tax } = rates;
  if (missingTaxFacts(tax).length > 0) return [];
  if (tax.region === 'arizona') {
    return [salesTaxLine(base.parts, rates.salesTaxOnPartsPercent), ...tireFeeLines(tires, rates)];
  }
  const fees = ownTireFee(tires, tax);
  const fee = addSpans(fees.map(({ cents }) => cents));
  const taxed = [
    tax.parts ? base.parts : nothing,
    tax.labor ? base.labor : nothing,
    tax.supplies ? base.supplies : nothing,
    tax.tireFee ? fee : nothing,
  ];
  return [{ ...salesTaxLine(addSpans(taxed), tax.percent ?? 0), ownName: '' }, ...fees];
}

/** A percentage of what is taxed: in Arizona of parts alone, since labor billed on lines of its own is not taxed. */
function salesTaxLine(taxedCents: Span, percent: number): QuoteLine {
  return {
    code: 'tax',
    group: 'fees',
    cents: mapSpan((level) => percentOf(taxedCents[level], percent)),
    quantity: {
      value: exactly(percent),
      unit: 'percent',
      eachCents: null,
      ofCents: taxedCents,
    },
  };
}

/** Arizona's tire fee: a percentage of each new tire's price, capped (A.R.S. 44-1302). */
function tireFeeLines(tires: NewTires | null, rates: Rates): QuoteLine[] {
  if (!tires) return [];
  const share = percentOf(tires.eachCents, rates.tireFeePercent);
  const eachCents = Math.min(share, rates.tireFeeCapCentsEach);
  return [eachTire('tire-fee', { tires, eachCents, group: 'fees' })];
}

/** Another region's: an amount for each new tire. */
function ownTireFee(
  tires: NewTires | null,
  { tireFeeCents, tireFeeName }: OwnTaxRules,
): QuoteLine[] {
  if (!tires || !tireFeeCents) return [];
  const line = eachTire('tire-fee', { tires, eachCents: tireFeeCents, group: 'fees' });
  return [{ ...line, ownName: tireFeeName }];
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

/** Rates have at most three decimals; whole numbers keep half a cent exact. */
function percentOf(cents: Cents, percent: number): Cents {
  return Math.round((cents * Math.round(percent * 1000)) / 100_000);
}
