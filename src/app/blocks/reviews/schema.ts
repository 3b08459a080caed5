import { z } from 'zod';
import { blokFields } from '../fields.ts';

export const reviewsSchema = z.object({
  ...blokFields('reviews'),
  /** How many of the newest; all of them when absent. */
  limit: z.coerce.number().int().positive().optional().catch(undefined),
});

export type ReviewsBlok = z.infer<typeof reviewsSchema>;
