import { z } from 'zod';
import { partStatuses } from './part-query.ts';
import { priceStepSchema } from './price-step.ts';

/** What is done to many parts at once. */
export const manyChangeSchema = z.discriminatedUnion('what', [
  z.strictObject({ what: z.literal('price'), step: priceStepSchema }),
  z.strictObject({ what: z.literal('status'), status: z.enum(partStatuses) }),
  z.strictObject({ what: z.literal('stock'), onHand: z.int().min(0).max(100_000).nullable() }),
]);
export type ManyChange = z.infer<typeof manyChangeSchema>;
