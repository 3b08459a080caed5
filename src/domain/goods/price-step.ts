import { z } from 'zod';
import { priceEnds } from './price-ends.ts';

export const priceStepSchema = z.strictObject({
  by: z.enum(['percent', 'dollars']),
  /** Percent, or cents for `dollars`; negative lowers the price. */
  amount: z.number().min(-1_000_000).max(1_000_000),
  end: z.enum(priceEnds),
});

export type PriceStep = z.infer<typeof priceStepSchema>;
