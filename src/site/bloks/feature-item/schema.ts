import { z } from 'zod';
import { described, describedBlok } from '#src/site/stories/field-meta.ts';
import { blokFields, paragraph, words } from '#src/site/stories/fields.ts';
import texts from './schema-words.json' with { type: 'json' };

export const featureItemSchema = describedBlok(
  z.object({
    ...blokFields('feature-item'),
    title: described(words, { label: texts['title.label'], required: true }),
    text: described(paragraph, { label: texts['text.label'] }),
  }),
  {
    name: texts.name,
    help: texts.help,
    icon: 'text',
    group: 'item',
    preview: 'title',
  },
);

export type FeatureItemBlok = z.infer<typeof featureItemSchema>;
