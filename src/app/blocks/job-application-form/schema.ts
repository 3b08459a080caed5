import { z } from 'zod';
import { blokFields } from '../fields.ts';

/** The application form of a job page. It posts to the page it stands on. */
export const jobApplicationFormSchema = z.object(blokFields('job-application-form'));
export type JobApplicationFormBlok = z.infer<typeof jobApplicationFormSchema>;
