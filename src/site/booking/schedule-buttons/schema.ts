import { z } from 'zod';
import { describedBlok } from '#src/site/stories/field-meta.ts';
import { blokFields } from '#src/site/stories/fields.ts';

/** Leads from a sent build to an appointment. */
export const scheduleButtonsSchema = describedBlok(z.object(blokFields('schedule-buttons')), {
  name: { en: 'Build sent: next step', es: 'Build enviado: siguiente paso' },
  help: {
    en: 'Buttons for an appointment after a build. It needs no settings.',
    es: 'Botones para hacer cita tras un build. No necesita ajustes.',
  },
  icon: 'calendar',
  group: 'fixed',
});
export type ScheduleButtonsBlok = z.infer<typeof scheduleButtonsSchema>;
