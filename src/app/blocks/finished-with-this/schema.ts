import { z } from 'zod';
import { blokFields, number } from '../fields.ts';

export const finishedWithThisSchema = z.object({
  ...blokFields('finished-with-this'),
  /** How many builds are shown at most. */
  limit: number(3, { min: 1, max: 12 }),
});

export type FinishedWithThisBlok = z.infer<typeof finishedWithThisSchema>;
