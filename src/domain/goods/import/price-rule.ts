import { z } from 'zod';
import { priceEnds } from '../price-ends.ts';

/** How the price that customers pay comes from what the shop pays. */
export const priceRuleSchema = z.strictObject({
  /** The share of the price that stays with the shop at least, in percent with one decimal. */
  marginPercent: z.number().min(0).max(90).multipleOf(0.1),
  end: z.enum(priceEnds),
});

export type PriceRule = z.infer<typeof priceRuleSchema>;

type Known = { costCents: number; mapCents: number | null };

/** The lowest price with this ending that leaves the margin and is not below MAP, in cents. */
export function priceByMargin({ costCents, mapCents }: Known, rule: PriceRule): number {
  const thousandths = Math.round(rule.marginPercent * 10);
  const least = Math.max(Math.ceil((costCents * 1000) / (1000 - thousandths)), mapCents ?? 0);
  return raised(least, rule.end);
}

/** Up, never down: rounding must not take what the rule asks for. */
function raised(cents: number, end: PriceRule['end']): number {
  if (end === 'cent') return cents;
  return end === 'dollar' ? Math.ceil(cents / 100) * 100 : Math.ceil((cents + 1) / 100) * 100 - 1;
}
