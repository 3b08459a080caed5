import { z } from 'zod';

const partStatusSchema = z.enum(['active', 'draft', 'discontinued']);
/** Only what is active is offered; what is discontinued stays known to builds that have it. */
export type PartStatus = z.infer<typeof partStatusSchema>;

const count = z.int().nonnegative().nullable();

/** null: nobody has counted, or said how long it takes. */
const stockSchema = z.strictObject({ onHand: count, leadTimeDays: count });
export type Stock = z.infer<typeof stockSchema>;

/** Where a fact comes from, and how far it is to be trusted. */
export const factSourceSchema = z.strictObject({
  source: z.string().min(1),
  confidence: z.enum(['high', 'medium', 'low']),
});
export type FactSource = z.infer<typeof factSourceSchema>;

/** By field; "*" stands for every field that has no source of its own. */
export const provenanceSchema = z.record(z.string(), factSourceSchema);
export type Provenance = z.infer<typeof provenanceSchema>;

/** How the shop offers a line, beside what the maker says of it. */
export const lineOfferFields = {
  status: partStatusSchema.default('active'),
  /** Addresses of the shop's own pictures. */
  images: z.array(z.string().min(1)).default([]),
  provenance: provenanceSchema.default({}),
};

/** How the shop offers one stock number; without a source of its own its line's holds. */
export const offerFields = {
  ...lineOfferFields,
  stock: stockSchema.default({ onHand: null, leadTimeDays: null }),
};
