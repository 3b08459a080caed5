import { z } from 'zod';
import { describedBlok } from '#src/site/stories/field-meta.ts';
import { blokFields } from '#src/site/stories/fields.ts';
import { validationField } from '#src/site/stories/validation-field.ts';
import texts from './schema-words.json' with { type: 'json' };

/** The application form of a job page. It posts to its own page. */
export const jobApplicationFormSchema = describedBlok(
  z.object({ ...blokFields('job-application-form'), validation: validationField }),
  {
    name: texts.name,
    help: texts.help,
    icon: 'mail',
    group: 'fixed',
  },
);
export type JobApplicationFormBlok = z.infer<typeof jobApplicationFormSchema>;
