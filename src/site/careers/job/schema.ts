import { z } from 'zod';
import { describedBlok } from '#src/site/stories/field-meta.ts';
import { blokFields } from '#src/site/stories/fields.ts';

/** The job named in the URL. */
export const jobDetailSchema = describedBlok(z.object({ ...blokFields('job-detail') }), {
  name: { en: 'Job', es: 'Vacante' },
  help: {
    en: 'The job that the address names. It needs no settings.',
    es: 'La vacante que dice la dirección. No necesita ajustes.',
  },
  icon: 'text',
  group: 'fixed',
});

export type JobDetailBlok = z.infer<typeof jobDetailSchema>;
