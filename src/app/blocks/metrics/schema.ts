import { z } from 'zod';
import { blokFields, text } from '../fields.ts';

const itemSchema = z.object({
  value: z.coerce.number(),
  /** The whole that the value is a part of. */
  of: z.coerce.number().optional().catch(undefined),
  label: text,
});

export const metricsSchema = z.object({
  ...blokFields('metrics'),
  items: z
    .array(z.unknown())
    .catch([])
    .transform((list) => list.flatMap((item) => itemSchema.safeParse(item).data ?? [])),
});

export type MetricsBlok = z.infer<typeof metricsSchema>;
