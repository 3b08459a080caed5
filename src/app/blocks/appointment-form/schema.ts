import { z } from 'zod';
import { blokFields } from '../fields.ts';

/** The request for a time in the shop. It posts to the page it stands on. */
export const appointmentFormSchema = z.object(blokFields('appointment-form'));
export type AppointmentFormBlok = z.infer<typeof appointmentFormSchema>;
