import { z } from 'zod';
import { blokFields } from '../fields.ts';

export const faqSchema = z.object({
  ...blokFields('faq'),
  /** Slugs of the services whose questions are shown. */
  services: z.array(z.string()).catch([]),
});

export type FaqBlok = z.infer<typeof faqSchema>;
