import { z } from 'zod';
import { blokFields, number } from '../fields.ts';

export const spacerSchema = z.object({
  ...blokFields('spacer'),
  /** Height in px. */
  margin: number(0, { min: 0, max: 400 }),
});

export type SpacerBlok = z.infer<typeof spacerSchema>;
