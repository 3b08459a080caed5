import { z } from 'zod';
import { describedBlok } from '../field-meta.ts';
import { blokFields } from '../fields.ts';

/** The form of the contact page. It posts to the page it stands on. */
export const contactFormSchema = describedBlok(z.object(blokFields('contact-form')), {
  name: { en: 'Contact form', es: 'Formulario de contacto' },
  help: {
    en: 'Where visitors write to the shop. It needs no settings.',
    es: 'Donde se escribe al taller. No necesita ajustes.',
  },
  icon: 'mail',
  group: 'forms',
});
export type ContactFormBlok = z.infer<typeof contactFormSchema>;
