import { z } from 'zod';
import { bilingualSchema } from '#src/lib/bilingual.ts';

const text = z.string().min(1);

/** A customer's review in both languages; `originalLanguage` says which of them is theirs. */
export const reviewSchema = z.strictObject({
  id: text,
  stars: z.int().min(1).max(5),
  /** As the customer wants to be named: "Luz M." */
  name: text,
  city: text,
  date: z.iso.date(),
  originalLanguage: z.enum(['en', 'es']),
  text: bilingualSchema,
  /** The finished build it is about; null when the customer did not want it linked. */
  buildSlug: text.nullable(),
  reply: z.strictObject({ author: text, date: z.iso.date(), text: bilingualSchema }).nullable(),
  collectedBy: text,
});

export type Review = z.infer<typeof reviewSchema>;
