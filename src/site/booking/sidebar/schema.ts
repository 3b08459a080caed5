import { z } from 'zod';
import { describedBlok } from '#src/site/stories/field-meta.ts';
import { blokFields } from '#src/site/stories/fields.ts';
import texts from './schema-words.json' with { type: 'json' };

/** Where, when, what to bring and whom to ask, next to the appointment form. */
export const appointmentSidebarSchema = describedBlok(z.object(blokFields('appointment-sidebar')), {
  name: texts.name,
  help: texts.help,
  icon: 'info',
  group: 'forms',
  kept: 'settings',
});
export type AppointmentSidebarBlok = z.infer<typeof appointmentSidebarSchema>;
