import { z } from 'zod';
import { blokFields, rawBlokSchema, text } from '../fields.ts';

export const ctaBarSchema = z.object({
  ...blokFields('CtaBar'),
  text,
  /** One button, a list of one, or none. */
  button: z.union([rawBlokSchema.transform((one) => [one]), z.array(rawBlokSchema)]).catch([]),
});

export type CtaBarBlok = z.infer<typeof ctaBarSchema>;
