import { z } from 'zod';
import { blokFields } from '../fields.ts';

export const lawCardSchema = z.object({ ...blokFields('law-card') });

export type LawCardBlok = z.infer<typeof lawCardSchema>;
