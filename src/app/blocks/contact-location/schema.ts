import { z } from 'zod';
import { blokFields } from '../fields.ts';

export const contactLocationSchema = z.object({ ...blokFields('contact-location') });

export type ContactLocationBlok = z.infer<typeof contactLocationSchema>;
