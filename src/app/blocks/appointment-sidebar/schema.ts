import { z } from 'zod';
import { blokFields } from '../fields.ts';

/** Where, when, what to bring and whom to ask, beside the appointment form. */
export const appointmentSidebarSchema = z.object(blokFields('appointment-sidebar'));
export type AppointmentSidebarBlok = z.infer<typeof appointmentSidebarSchema>;
