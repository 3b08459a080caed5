import { z } from 'zod';
import { describedBlok } from '#src/site/stories/field-meta.ts';
import { blokFields } from '#src/site/stories/fields.ts';
import { validationField } from '#src/site/stories/validation-field.ts';

/** The contact form. It posts to its own page. */
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
