import { z } from 'zod';
import { blokFields } from '../fields.ts';

/** The way from a sent build to a bay. */
export const scheduleButtonsSchema = z.object(blokFields('schedule-buttons'));
export type ScheduleButtonsBlok = z.infer<typeof scheduleButtonsSchema>;
