import { z } from 'zod';
import { describedBlok } from '#src/site/stories/field-meta.ts';
import { blokFields } from '#src/site/stories/fields.ts';
import texts from './schema-words.json' with { type: 'json' };

/** The job named in the URL. */
export const jobDetailSchema = describedBlok(z.object({ ...blokFields('job-detail') }), {
  name: texts.name,
  help: texts.help,
  icon: 'text',
  group: 'fixed',
});

export type JobDetailBlok = z.infer<typeof jobDetailSchema>;
