import type { Stock } from '#src/domain/catalog/index.ts';
import type { GoodsFields } from '#src/domain/feeds/index.ts';
import { soonest } from '../supply/supply-of.ts';
import type { DraftProfile } from './import-schemas.ts';

const unknown: Stock = { onHand: null, leadTimeDays: null };

/**
 * The stock that a row of a file leads to. What a supplier has is not on the shop's shelf: it only says how soon a part
 * is here, and a part that the supplier is out of comes when the file says so, or from another supplier in `elsewhere`
 * days, or nobody knows when.
 */
export function stockOf(
  { onHand, leadTimeDays }: GoodsFields,
  { stockIs, supplierDays }: Pick<DraftProfile, 'stockIs' | 'supplierDays'>,
  now: Stock = unknown,
  elsewhere: number | null = null,
): Stock {
  if (stockIs === 'shop') {
    return {
      onHand: onHand === undefined ? now.onHand : onHand,
      leadTimeDays: leadTimeDays ?? now.leadTimeDays,
    };
  }
  if (onHand == null && leadTimeDays == null) return now;
  const usual = supplierDays ?? now.leadTimeDays;
  const days = onHand != null && onHand > 0 ? usual : (leadTimeDays ?? null);
  return { ...now, leadTimeDays: soonest(days, elsewhere) };
}
