import { z } from 'zod';
import { blokFields, bloks, text } from '../fields.ts';

export const featureListSchema = z.object({
  ...blokFields('FeatureList'),
  title: text,
  items: bloks,
});

export type FeatureListBlok = z.infer<typeof featureListSchema>;
