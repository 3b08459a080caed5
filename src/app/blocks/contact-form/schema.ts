import { z } from 'zod';
import { blokFields } from '../fields.ts';

/** The form of the contact page. It posts to the page it stands on. */
export const contactFormSchema = z.object(blokFields('contact-form'));
export type ContactFormBlok = z.infer<typeof contactFormSchema>;
