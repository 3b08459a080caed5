import { z } from 'zod';
import { described, describedBlok } from '#src/site/stories/field-meta.ts';
import { blokFields, paragraph, words } from '#src/site/stories/fields.ts';

export const featureItemSchema = describedBlok(
  z.object({
    ...blokFields('feature-item'),
    title: described(words, { label: { en: 'Title', es: 'Título' }, required: true }),
    text: described(paragraph, { label: { en: 'Text', es: 'Texto' } }),
  }),
  {
    name: { en: 'Short text', es: 'Texto corto' },
    help: { en: 'A title and one or two sentences.', es: 'Un título y una o dos frases.' },
    icon: 'text',
    group: 'item',
    preview: 'title',
  },
);

export type FeatureItemBlok = z.infer<typeof featureItemSchema>;
