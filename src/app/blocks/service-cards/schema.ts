import { z } from 'zod';
import { blokFields } from '../fields.ts';

export const serviceCardsSchema = z.object({
  ...blokFields('service-cards'),
  /** Slugs of services, in the order in which they are told. */
  services: z.array(z.string()).catch([]),
});

export type ServiceCardsBlok = z.infer<typeof serviceCardsSchema>;
