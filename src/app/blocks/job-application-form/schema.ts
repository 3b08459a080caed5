import { z } from 'zod';
import { describedBlok } from '../field-meta.ts';
import { blokFields } from '../fields.ts';

/** The application form of a job page. It posts to the page it stands on. */
export const jobApplicationFormSchema = describedBlok(
  z.object(blokFields('job-application-form')),
  {
    name: { en: 'Job application form', es: 'Solicitud de empleo' },
    help: {
      en: 'Only on a job’s page. It needs no settings.',
      es: 'Solo en la página de una vacante. No necesita ajustes.',
    },
    icon: 'mail',
    group: 'fixed',
  },
);
export type JobApplicationFormBlok = z.infer<typeof jobApplicationFormSchema>;
