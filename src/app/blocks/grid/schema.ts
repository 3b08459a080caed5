import { z } from 'zod';
import { blokFields, bloks, number } from '../fields.ts';

export const gridSchema = z.object({
  ...blokFields('Grid'),
  columns: number(3, { min: 1, max: 6 }),
  items: bloks,
});

export type GridBlok = z.infer<typeof gridSchema>;
