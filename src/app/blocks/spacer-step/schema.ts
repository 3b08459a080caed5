import { z } from 'zod';
import { blokFields, choice } from '../fields.ts';

export const spacerStepSchema = z.object({
  ...blokFields('Spacer'),
  size: choice(['sm', 'md', 'lg'], 'md'),
});

export type SpacerStepBlok = z.infer<typeof spacerStepSchema>;
