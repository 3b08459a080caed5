import { z } from 'zod';
import { blokFields } from '../fields.ts';

export const servicesListSchema = z.object({
  ...blokFields('services-list'),
  /** How many; all of them when absent. */
  limit: z.coerce.number().int().positive().optional().catch(undefined),
});

export type ServicesListBlok = z.infer<typeof servicesListSchema>;
