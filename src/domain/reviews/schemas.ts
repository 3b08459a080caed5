import { z } from 'zod';
import { localeCodes } from '#src/lib/locales.ts';
import { translatedSchema } from '#src/lib/translated.ts';

const text = z.string().min(1);

/** A customer's review in both languages; `originalLanguage` is the one they wrote in. */
export const reviewSchema = z.strictObject({
  id: text,
  stars: z.int().min(1).max(5),
  /** The name the customer wants to be shown: "Luz M." */
  name: text,
  city: text,
  date: z.iso.date(),
  originalLanguage: z.enum(localeCodes),
  text: translatedSchema,
  /** The finished build it is about; null if the customer did not want a link. */
  buildSlug: text.nullable(),
  reply: z.strictObject({ author: text, date: z.iso.date(), text: translatedSchema }).nullable(),
  collectedBy: text,
});

export type Review = z.infer<typeof reviewSchema>;
