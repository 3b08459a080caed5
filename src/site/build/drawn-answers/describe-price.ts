import type { Locale } from '#src/domain/context.ts';
import type { Quote } from '#src/domain/quotes/index.ts';
import { formatDollars } from '#src/lib/money.ts';
import { translate } from '#src/web/words/translate.ts';
import { formatNumber } from '../figure-text.ts';
import type { PriceView } from './answers-view.ts';
import answerStrings from './words.json' with { type: 'json' };

/** Low, likely and high, and the three sums that the likely price is made of. */
export function describePrice(quote: Quote, locale: Locale): PriceView {
  const t = translate(answerStrings, locale);
  const money = (cents: number) => formatDollars(cents, locale);
  const { low, likely, high } = quote.totalCents;
  const rows = [
    { name: t('price.parts'), amount: money(quote.partsCents.likely) },
    { name: laborName(), amount: money(quote.labourCents.likely) },
  ];
  const fees = { name: t('price.fees'), amount: money(quote.feesCents.likely) };
  return {
    low: money(low),
    likely: money(likely),
    high: money(high),
    at: high > low ? Math.round((100 * (likely - low)) / (high - low)) : 50,
    rows: quote.isBeforeTax ? rows : [...rows, fees],
  };

  function laborName(): string {
    const { low: least, high: most } = quote.hours ?? { low: 0, high: 0 };
    const ends = { low: formatNumber(least, locale), high: formatNumber(most, locale) };
    return t('price.labor', { hours: least === most ? ends.low : t('span', ends) });
  }
}
