import { z } from 'zod';
import { describedBlok } from '#src/site/stories/field-meta.ts';
import { blokFields } from '#src/site/stories/fields.ts';
import { validationField } from '#src/site/stories/validation-field.ts';
import texts from './schema-words.json' with { type: 'json' };

/** The contact form. It posts to its own page. */
export const contactFormSchema = describedBlok(
  z.object({ ...blokFields('contact-form'), validation: validationField }),
  {
    name: texts.name,
    help: texts.help,
    icon: 'mail',
    group: 'forms',
  },
);
export type ContactFormBlok = z.infer<typeof contactFormSchema>;
