import { z } from 'zod';
import { described, describedBlok } from '#src/site/stories/field-meta.ts';
import { blokFields, bloks } from '#src/site/stories/fields.ts';
import { partsOfText } from './parts-of-text.ts';

/** Parts that look good between two paragraphs. */
const allowed = [
  'call-to-action',
  'CtaBar',
  'feature-grid',
  'Grid',
  'carousel',
  'metrics',
  'recent-builds',
  'law-card',
];

/** Its document becomes runs of text and bloks, so that both are validated and loaded like any other. */
export const richTextSchema = describedBlok(
  z.object({
    ...blokFields('rich-text'),
    content: described(z.unknown().transform(partsOfText).pipe(bloks), {
      type: 'richtext',
      label: { en: 'Text', es: 'Texto' },
      required: true,
      translatable: true,
      allowed,
    }),
  }),
  {
    name: { en: 'Text with pictures and parts', es: 'Texto con fotos y partes' },
    help: {
      en: 'Text as in a letter: headings, lists, links, pictures, tables, parts in between.',
      es: 'Texto como en una carta: títulos, listas, enlaces, fotos, tablas y partes.',
    },
    icon: 'text',
    group: 'words',
    preview: 'content',
  },
);

export type RichTextBlok = z.infer<typeof richTextSchema>;
