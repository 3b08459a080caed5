import { z } from 'zod';

/** A text in both languages. Neither may be empty, so no page shows a gap. */
export const bilingualSchema = z.strictObject({ en: z.string().min(1), es: z.string().min(1) });

export type Bilingual = z.infer<typeof bilingualSchema>;
