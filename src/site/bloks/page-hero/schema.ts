import { z } from 'zod';
import { described, describedBlok } from '#src/site/stories/field-meta.ts';
import { blokFields, bloks, paragraph, words } from '#src/site/stories/fields.ts';

export const pageHeroSchema = describedBlok(
  z.object({
    ...blokFields('Hero'),
    title: described(words, { label: { en: 'Title', es: 'Título' }, required: true }),
    description: described(paragraph, { label: { en: 'Text below', es: 'Texto debajo' } }),
    buttons: described(bloks, {
      label: { en: 'Buttons', es: 'Botones' },
      allowed: ['Btn'],
      max: 3,
    }),
  }),
  {
    name: { en: 'Page title', es: 'Título de página' },
    help: { en: 'The top of a page without a picture.', es: 'Lo alto de una página sin foto.' },
    icon: 'heading',
    group: 'words',
    preview: 'title',
  },
);

export type PageHeroBlok = z.infer<typeof pageHeroSchema>;
