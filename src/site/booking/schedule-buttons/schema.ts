import { z } from 'zod';
import { describedBlok } from '#src/site/stories/field-meta.ts';
import { blokFields } from '#src/site/stories/fields.ts';
import texts from './schema-words.json' with { type: 'json' };

/** Leads from a sent build to an appointment. */
export const scheduleButtonsSchema = describedBlok(z.object(blokFields('schedule-buttons')), {
  name: texts.name,
  help: texts.help,
  icon: 'calendar',
  group: 'fixed',
});
export type ScheduleButtonsBlok = z.infer<typeof scheduleButtonsSchema>;
