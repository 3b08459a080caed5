import { z } from 'zod';

/** A text in both languages of the site. Neither may be empty: no page shows a hole. */
export const bilingualSchema = z.strictObject({ en: z.string().min(1), es: z.string().min(1) });

export type Bilingual = z.infer<typeof bilingualSchema>;
