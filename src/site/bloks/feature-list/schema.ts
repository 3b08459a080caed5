import { z } from 'zod';
import { described, describedBlok } from '#src/site/stories/field-meta.ts';
import { blokFields, bloks, words } from '#src/site/stories/fields.ts';

export const featureListSchema = describedBlok(
  z.object({
    ...blokFields('FeatureList'),
    title: described(words, { label: { en: 'Title', es: 'Título' } }),
    items: described(bloks, {
      label: { en: 'Texts', es: 'Textos' },
      allowed: ['feature-item'],
      required: true,
    }),
  }),
  {
    name: { en: 'Short texts, as a list', es: 'Textos cortos, en lista' },
    help: { en: 'Short texts one below the other.', es: 'Textos cortos uno bajo otro.' },
    icon: 'list',
    group: 'words',
    preview: 'title',
  },
);

export type FeatureListBlok = z.infer<typeof featureListSchema>;
