import { z } from 'zod';
import { blokFields, bloks, number } from '../fields.ts';

export const featureGridSchema = z.object({
  ...blokFields('feature-grid'),
  /** Columns where there is room. */
  columns: number(3, { min: 1, max: 6 }),
  items: bloks,
});

export type FeatureGridBlok = z.infer<typeof featureGridSchema>;
