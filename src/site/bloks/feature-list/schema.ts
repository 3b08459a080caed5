import { z } from 'zod';
import { described, describedBlok } from '#src/site/stories/field-meta.ts';
import { blokFields, bloks, words } from '#src/site/stories/fields.ts';
import ownTexts from './schema-words.json' with { type: 'json' };

export const featureListSchema = describedBlok(
  z.object({
    ...blokFields('FeatureList'),
    title: described(words, { label: ownTexts['title.label'] }),
    items: described(bloks, {
      label: ownTexts['items.label'],
      allowed: ['feature-item'],
      required: true,
    }),
  }),
  {
    name: ownTexts.name,
    help: ownTexts.help,
    icon: 'list',
    group: 'words',
    preview: 'title',
  },
);

export type FeatureListBlok = z.infer<typeof featureListSchema>;
