import { z } from 'zod';
import { described, describedBlok } from '#src/site/stories/field-meta.ts';
import { blokFields, bloks, text } from '#src/site/stories/fields.ts';
import texts from './schema-words.json' with { type: 'json' };

export const experimentVariantSchema = describedBlok(
  z.object({
    ...blokFields('experiment-variant'),
    title: described(text, {
      label: texts['title.label'],
      help: texts['title.help'],
      max: 60,
    }),
    body: described(bloks, { label: texts['body.label'] }),
  }),
  {
    name: texts.name,
    help: texts.help,
    icon: 'columns',
    group: 'item',
    preview: 'title',
  },
);

export type ExperimentVariantBlok = z.infer<typeof experimentVariantSchema>;
