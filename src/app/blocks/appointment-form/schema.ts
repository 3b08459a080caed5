import { z } from 'zod';
import { describedBlok } from '../field-meta.ts';
import { blokFields } from '../fields.ts';

/** The request for a time in the shop. It posts to the page it stands on. */
export const appointmentFormSchema = describedBlok(z.object(blokFields('appointment-form')), {
  name: { en: 'Appointment form', es: 'Formulario de cita' },
  help: {
    en: 'Where visitors ask for a time in the shop. It needs no settings.',
    es: 'Donde se pide una cita en el taller. No necesita ajustes.',
  },
  icon: 'calendar',
  group: 'forms',
});
export type AppointmentFormBlok = z.infer<typeof appointmentFormSchema>;
