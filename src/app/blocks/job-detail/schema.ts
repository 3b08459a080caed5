import { z } from 'zod';
import { blokFields } from '../fields.ts';

/** The job that the address names. */
export const jobDetailSchema = z.object({ ...blokFields('job-detail') });

export type JobDetailBlok = z.infer<typeof jobDetailSchema>;
