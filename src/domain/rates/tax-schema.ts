import { z } from 'zod';
import type { TaxRules } from './tax-rules.ts';

const isTaxed = z.boolean().nullable();

export const taxRulesSchema: z.ZodType<TaxRules> = z.discriminatedUnion('region', [
  z.strictObject({ region: z.literal('arizona') }),
  z.strictObject({
    region: z.literal('other'),
    percent: z.number().min(0).max(100).nullable(),
    parts: isTaxed,
    labor: isTaxed,
    supplies: isTaxed,
    tireFeeCents: z.int().nonnegative().nullable(),
    tireFeeName: z.string().trim().max(60),
    tireFee: isTaxed,
  }),
]);
