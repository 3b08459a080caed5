import { z } from 'zod';
import { described, describedBlok } from '#src/site/stories/field-meta.ts';
import { blokFields, number, paragraph, words } from '#src/site/stories/fields.ts';

export const headingParagraphSchema = describedBlok(
  z.object({
    ...blokFields('HeadingParagraph'),
    heading: described(words, { label: { en: 'Heading', es: 'Título' }, required: true }),
    /** 2 to 4. */
    level: described(number(2, { min: 2, max: 4 }), {
      label: { en: 'Size of the heading', es: 'Tamaño del título' },
      help: {
        en: '2 is a section, 3 a part of it, 4 the smallest.',
        es: '2 es una sección, 3 una parte de ella, 4 el menor.',
      },
      group: 'look',
    }),
    paragraph: described(paragraph, { label: { en: 'Text', es: 'Texto' } }),
  }),
  {
    name: { en: 'Heading and text', es: 'Título y texto' },
    help: { en: 'A heading with one paragraph below it.', es: 'Un título con un párrafo debajo.' },
    icon: 'text',
    group: 'words',
    preview: 'heading',
  },
);

export type HeadingParagraphBlok = z.infer<typeof headingParagraphSchema>;
