import { type PartFields, type PriceRule, priceByMargin } from '#src/domain/goods/index.ts';
import type { Translate } from '#src/web/words/translate.ts';
import { dollars } from './event-lines.ts';
import type marginStrings from './margin-words.json';

/** "cost $180.00 at 32 %": what a rule made the price of; null if the row gets no price by it. */
export function priceSum(
  t: Translate<keyof typeof marginStrings>,
  { after, rule }: { after: PartFields | null; rule: PriceRule | null },
): string | null {
  if (rule === null || !after || typeof after.priceCents !== 'number') return null;
  const { priceCents, costCents, mapCents } = after;
  const percent = rule.marginPercent;
  // Of a changed part only what differs is there.
  if (typeof costCents !== 'number') return t('sum.same', { percent });
  const cost = dollars(costCents);
  const isByMap = priceByMargin({ costCents, mapCents: null }, rule) < priceCents;
  if (isByMap && typeof mapCents === 'number') {
    return t('sum.map', { cost, percent, map: dollars(mapCents) });
  }
  return t('sum', { cost, percent });
}
