import { z } from 'zod';
import { describedBlok } from '#src/site/stories/field-meta.ts';
import { blokFields } from '#src/site/stories/fields.ts';

/** Where, when, what to bring and whom to ask, next to the appointment form. */
export const appointmentSidebarSchema = describedBlok(z.object(blokFields('appointment-sidebar')), {
  name: { en: 'Before you come', es: 'Antes de venir' },
  help: {
    en: 'Address, hours and what to bring, beside the appointment form.',
    es: 'Dirección, horario y qué traer, junto al formulario de cita.',
  },
  icon: 'info',
  group: 'forms',
  kept: 'settings',
});
export type AppointmentSidebarBlok = z.infer<typeof appointmentSidebarSchema>;
