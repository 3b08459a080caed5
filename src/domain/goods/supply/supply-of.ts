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

export function isSameSupply(one: Supply, other: Supply): boolean {
  return (
    one.onHand === other.onHand &&
    one.leadTimeDays === other.leadTimeDays &&
    one.costCents === other.costCents
  );
}

/** The shorter of two lead times; null is not known. */
export function soonest(one: number | null, other: number | null): number | null {
  if (one === null || other === null) return one ?? other;
  return Math.min(one, other);
}
