import { z } from 'zod';
import { tireSchema, tradeFields, wheelSchema } from '#src/domain/catalog/index.ts';
import type { PartCategory } from './part-category.ts';

/** A part as the shop keeps it: what visitors may know, and the facts of trade. */
export const stockPartSchemas = {
  wheels: z.strictObject({ ...wheelSchema.shape, ...tradeFields }),
  tires: z.strictObject({ ...tireSchema.shape, ...tradeFields }),
} as const;

export type StockWheel = z.infer<typeof stockPartSchemas.wheels>;
export type StockTire = z.infer<typeof stockPartSchemas.tires>;
export type StockPartOf = { wheels: StockWheel; tires: StockTire };
export type StockPart = StockPartOf[PartCategory];
