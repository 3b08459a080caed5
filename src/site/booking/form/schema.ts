import { z } from 'zod';
import { describedBlok } from '#src/site/stories/field-meta.ts';
import { blokFields } from '#src/site/stories/fields.ts';
import { validationField } from '#src/site/stories/validation-field.ts';
import texts from './schema-words.json' with { type: 'json' };

/** The appointment form. It posts to its own page. */
export const appointmentFormSchema = describedBlok(
  z.object({ ...blokFields('appointment-form'), validation: validationField }),
  {
    name: texts.name,
    help: texts.help,
    icon: 'calendar',
    group: 'forms',
  },
);
export type AppointmentFormBlok = z.infer<typeof appointmentFormSchema>;
