import { z } from 'zod';
import { described, describedBlok } from '#src/site/stories/field-meta.ts';
import { blokFields, words } from '#src/site/stories/fields.ts';
import texts from './schema-words.json' with { type: 'json' };

export const headlineSchema = describedBlok(
  z.object({
    ...blokFields('headline'),
    headline: described(words, { label: texts['headline.label'], required: true }),
  }),
  {
    name: texts.name,
    help: texts.help,
    icon: 'heading',
    group: 'words',
    preview: 'headline',
  },
);

export type HeadlineBlok = z.infer<typeof headlineSchema>;
