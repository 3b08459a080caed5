import { z } from 'zod';
import { describedBlok } from '../field-meta.ts';
import { blokFields } from '../fields.ts';
import { validationField } from '../validation-field.ts';

/** The form of the contact page. It posts to the page it stands on. */
export const contactFormSchema = describedBlok(
  z.object({ ...blokFields('contact-form'), validation: validationField }),
  {
    name: { en: 'Contact form', es: 'Formulario de contacto' },
    help: {
      en: 'Where visitors write to the shop.',
      es: 'Donde se escribe al taller.',
    },
    icon: 'mail',
    group: 'forms',
  },
);
export type ContactFormBlok = z.infer<typeof contactFormSchema>;
