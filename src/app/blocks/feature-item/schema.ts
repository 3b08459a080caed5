import { z } from 'zod';
import { blokFields, text } from '../fields.ts';

export const featureItemSchema = z.object({ ...blokFields('feature-item'), title: text, text });

export type FeatureItemBlok = z.infer<typeof featureItemSchema>;
