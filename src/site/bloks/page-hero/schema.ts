import { z } from 'zod';
import { described, describedBlok } from '#src/site/stories/field-meta.ts';
import { blokFields, bloks, paragraph, words } from '#src/site/stories/fields.ts';
import texts from './schema-words.json' with { type: 'json' };

export const pageHeroSchema = describedBlok(
  z.object({
    ...blokFields('Hero'),
    title: described(words, { label: texts['title.label'], required: true }),
    description: described(paragraph, { label: texts['description.label'] }),
    buttons: described(bloks, {
      label: texts['buttons.label'],
      allowed: ['Btn'],
      max: 3,
    }),
  }),
  {
    name: texts.name,
    help: texts.help,
    icon: 'heading',
    group: 'words',
    preview: 'title',
  },
);

export type PageHeroBlok = z.infer<typeof pageHeroSchema>;
