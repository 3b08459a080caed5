import { z } from 'zod';
import type { Quote } from './quote.ts';

const span = z.object({ low: z.number(), likely: z.number(), high: z.number() });
const code = z.custom<Quote['movedBy'][number]>((value) => typeof value === 'string');

/** A frozen quote, read back unchanged whatever today's rates are. */
export const quoteSchema: z.ZodType<Quote> = z.object({
  lines: z.array(
    z.object({
      code,
      group: z.enum(['parts', 'labour', 'fees']),
      cents: span,
      quantity: z
        .object({
          value: span,
          unit: z.enum(['piece', 'hour', 'percent']),
          eachCents: z.int().nullable(),
          ofCents: span.optional(),
          atMostCents: z.int().optional(),
        })
        .nullable(),
      ownName: z.string().optional(),
    }),
  ),
  partsCents: span,
  labourCents: span,
  feesCents: span,
  totalCents: span,
  isBeforeTax: z.boolean().default(false),
  hours: span.nullable().default(null),
  movedBy: z.array(code),
  ratesDate: z.iso.date(),
  ratesSetId: z.int().nullable().default(null),
  catalogVersion: z.string().nullable().default(null),
});
