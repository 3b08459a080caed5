import { z } from 'zod';
import { describedBlok } from '#src/site/stories/field-meta.ts';
import { blokFields } from '#src/site/stories/fields.ts';
import { validationField } from '#src/site/stories/validation-field.ts';

/** The application form of a job page. It posts to its own page. */
export const jobApplicationFormSchema = describedBlok(
  z.object({ ...blokFields('job-application-form'), validation: validationField }),
  {
    name: { en: 'Job application form', es: 'Solicitud de empleo' },
    help: {
      en: 'Only on a job’s page.',
      es: 'Solo en la página de una vacante.',
    },
    icon: 'mail',
    group: 'fixed',
  },
);
export type JobApplicationFormBlok = z.infer<typeof jobApplicationFormSchema>;
