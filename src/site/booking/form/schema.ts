import { z } from 'zod';
import { describedBlok } from '#src/site/stories/field-meta.ts';
import { blokFields } from '#src/site/stories/fields.ts';
import { validationField } from '#src/site/stories/validation-field.ts';

/** The appointment form. It posts to its own page. */
export const appointmentFormSchema = describedBlok(
  z.object({ ...blokFields('appointment-form'), validation: validationField }),
  {
    name: { en: 'Appointment form', es: 'Formulario de cita' },
    help: {
      en: 'Where visitors ask for a time in the shop.',
      es: 'Donde se pide una cita en el taller.',
    },
    icon: 'calendar',
    group: 'forms',
  },
);
export type AppointmentFormBlok = z.infer<typeof appointmentFormSchema>;
