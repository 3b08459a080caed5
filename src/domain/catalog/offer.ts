import { z } from 'zod';

export const partStatuses = ['active', 'draft', 'discontinued'] as const;
/** Only what is active is offered; what is discontinued stays known to builds that have it. */
export type PartStatus = (typeof partStatuses)[number];

/** Whether the shop offers it. */
export function isOffered({ status }: { status: PartStatus }): boolean {
  return status === 'active';
}

/** Whether the shop offers it or has done so. */
export function wasOffered({ status }: { status: PartStatus }): boolean {
  return status !== 'draft';
}

/** A line that is not offered has nothing that is. */
export function statusWithin(line: { status: PartStatus }, own: PartStatus): PartStatus {
  return isOffered(line) ? own : line.status;
}

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
  status: z.enum(partStatuses).default('active'),
  /** Addresses of the shop's own pictures. */
  images: z.array(z.string().min(1)).default([]),
  provenance: provenanceSchema.default({}),
};

/** How the shop offers one stock number; without a source of its own its line's holds. */
export const offerFields = {
  ...lineOfferFields,
  stock: stockSchema.default({ onHand: null, leadTimeDays: null }),
};

/** Where one fact comes from: of the part itself, else of its line; null where nobody has said. */
export function factSource(field: string, ...of: readonly Provenance[]): FactSource | null {
  return of.map((one) => one[field] ?? one['*']).find((one) => one !== undefined) ?? null;
}
