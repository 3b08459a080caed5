import { z } from 'zod';
import { described, describedBlok } from '#src/site/stories/field-meta.ts';
import { blokFields, markdown } from '#src/site/stories/fields.ts';

/** `body` is Markdown. */
export const proseSchema = describedBlok(
  z.object({
    ...blokFields('Prose'),
    body: described(markdown, { label: { en: 'Text', es: 'Texto' }, required: true }),
  }),
  {
    name: { en: 'Text', es: 'Texto' },
    help: {
      en: 'Longer text with headings, lists and links.',
      es: 'Texto largo con títulos, listas y enlaces.',
    },
    icon: 'text',
    group: 'words',
    preview: 'body',
  },
);

export type ProseBlok = z.infer<typeof proseSchema>;
