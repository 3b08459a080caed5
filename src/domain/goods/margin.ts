/** Share of the price that stays with the shop, 0.26 for 26 %; null without a cost or a price. */
export function marginOf({
  priceCents,
  costCents,
}: {
  priceCents: number;
  costCents: number | null;
}): number | null {
  if (costCents === null || priceCents === 0) return null;
  return (priceCents - costCents) / priceCents;
}
