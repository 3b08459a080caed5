import { z } from 'zod';
import { tireSchema, wheelSchema } from '#src/domain/catalog/index.ts';
import type { PartCategory } from './part-category.ts';

const cents = z.int().nonnegative().nullable();

/** What only the shop may know about a part. */
const tradeFields = {
  upc: z.string().nullable(),
  /** What the shop pays for one. */
  costCents: cents,
  /** The maker's minimum advertised price. */
  mapCents: cents,
  /** Stock number of the part that replaces it. */
  supersededBy: z.string().nullable(),
};

/** A part as the shop keeps it: what visitors may know, and the facts of trade. */
export const stockPartSchemas = {
  wheels: z.strictObject({ ...wheelSchema.shape, ...tradeFields }),
  tires: z.strictObject({ ...tireSchema.shape, ...tradeFields }),
} as const;

export type StockWheel = z.infer<typeof stockPartSchemas.wheels>;
export type StockTire = z.infer<typeof stockPartSchemas.tires>;
export type StockPartOf = { wheels: StockWheel; tires: StockTire };
export type StockPart = StockPartOf[PartCategory];
