import { z } from 'zod';
import { described, describedBlok } from '#src/site/stories/field-meta.ts';
import { blokFields, number, paragraph, words } from '#src/site/stories/fields.ts';
import texts from './schema-words.json' with { type: 'json' };

export const headingParagraphSchema = describedBlok(
  z.object({
    ...blokFields('HeadingParagraph'),
    heading: described(words, { label: texts['heading.label'], required: true }),
    /** 2 to 4. */
    level: described(number(2, { min: 2, max: 4 }), {
      label: texts['level.label'],
      help: texts['level.help'],
      group: 'look',
    }),
    paragraph: described(paragraph, { label: texts['paragraph.label'] }),
  }),
  {
    name: texts.name,
    help: texts.help,
    icon: 'text',
    group: 'words',
    preview: 'heading',
  },
);

export type HeadingParagraphBlok = z.infer<typeof headingParagraphSchema>;
