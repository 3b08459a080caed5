import { z } from 'zod';
import { described, describedBlok } from '#src/site/stories/field-meta.ts';
import { blokFields, choice, flag, paragraph, words } from '#src/site/stories/fields.ts';
import texts from './schema-words.json' with { type: 'json' };

export const sectionHeadingSchema = describedBlok(
  z.object({
    ...blokFields('section-heading'),
    title_accent: described(words, {
      label: texts['title_accent.label'],
      help: texts['title_accent.help'],
    }),
    title: described(words, { label: texts['title.label'], required: true }),
    description: described(paragraph, { label: texts['description.label'] }),
    description_align: described(choice(['left', 'center', 'right'], 'left'), {
      label: texts['description_align.label'],
      group: 'look',
      options: {
        left: texts['description_align.options.left'],
        center: texts['description_align.options.center'],
        right: texts['description_align.options.right'],
      },
    }),
    bottom_padding: described(flag(), {
      label: texts['bottom_padding.label'],
      group: 'look',
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

export type SectionHeadingBlok = z.infer<typeof sectionHeadingSchema>;
