import { z } from 'zod';

const partStatusSchema = z.enum(['active', 'draft', 'discontinued']);
/** Only active goods are offered; discontinued ones stay known for the builds that have them. */
export type PartStatus = z.infer<typeof partStatusSchema>;

const count = z.int().nonnegative().nullable();

/** Null if nobody has counted, or the lead time is unknown. */
const stockSchema = z.strictObject({ onHand: count, leadTimeDays: count });
export type Stock = z.infer<typeof stockSchema>;

/** Where a fact comes from, and how reliable it is. */
export const factSourceSchema = z.strictObject({
  source: z.string().min(1),
  confidence: z.enum(['high', 'medium', 'low']),
});
export type FactSource = z.infer<typeof factSourceSchema>;

/** By field; "*" covers every field without its own source. */
export const provenanceSchema = z.record(z.string(), factSourceSchema);
export type Provenance = z.infer<typeof provenanceSchema>;

/** How the shop offers a line, in addition to the maker's facts. */
export const lineOfferFields = {
  status: partStatusSchema.default('active'),
  /** URLs of the shop's own pictures. */
  images: z.array(z.string().min(1)).default([]),
  provenance: provenanceSchema.default({}),
};

/** How the shop offers one stock number; without its own source, its line's source applies. */
export const offerFields = {
  ...lineOfferFields,
  stock: stockSchema.default({ onHand: null, leadTimeDays: null }),
};
