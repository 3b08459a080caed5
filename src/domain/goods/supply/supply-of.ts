import type { GoodsFields } from '#src/domain/feeds/index.ts';
import type { DraftProfile } from '../import/import-schemas.ts';

/** What a supplier has of a part. Null is not said; days are those until it is at the shop. */
export type Supply = {
  onHand: number | null;
  leadTimeDays: number | null;
  costCents: number | null;
};

type Reading = Pick<DraftProfile, 'mayChange' | 'stockIs' | 'supplierDays'>;

/** What a row says of that; null if it says nothing, or is about the shop's own shelf. */
export function supplyOf(fields: GoodsFields, profile: Reading): Supply | null {
  const { mayChange, stockIs, supplierDays } = profile;
  if (stockIs === 'shop') return null;
  const stock = mayChange.stock ? fields : {};
  const onHand = stock.onHand ?? null;
  const said = stock.leadTimeDays ?? null;
  const supply = {
    onHand,
    leadTimeDays: onHand !== null && onHand > 0 ? (supplierDays ?? said) : said,
    costCents: (mayChange.prices ? fields.costCents : null) ?? null,
  };
  return Object.values(supply).every((value) => value === null) ? null : supply;
}

/**
 * Whether it says anything else than what was known. Prices and stock may come in files apart: what one does not speak
 * of stays, as `take-supply.server.ts` keeps it.
 */
export function isNews(said: Supply, known: Supply | undefined): boolean {
  if (!known) return true;
  const speaksOfStock = said.onHand !== null || said.leadTimeDays !== null;
  const isStockNew = said.onHand !== known.onHand || said.leadTimeDays !== known.leadTimeDays;
  const isCostNew = said.costCents !== null && said.costCents !== known.costCents;
  return (speaksOfStock && isStockNew) || isCostNew;
}

/** The shorter of two lead times; null is not known. */
export function soonest(one: number | null, other: number | null): number | null {
  if (one === null || other === null) return one ?? other;
  return Math.min(one, other);
}
