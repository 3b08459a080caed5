import { z } from 'zod';
import { described, describedBlok } from '#src/site/stories/field-meta.ts';
import { blokFields, markdown, paragraph, words } from '#src/site/stories/fields.ts';
import texts from './schema-words.json' with { type: 'json' };

export const richTextPageSchema = describedBlok(
  z.object({
    ...blokFields('rich-text-page'),
    accent: described(words, {
      label: texts['accent.label'],
      help: texts['accent.help'],
    }),
    title: described(words, { label: texts['title.label'], required: true }),
    intro: described(paragraph, { label: texts['intro.label'] }),
    /** Markdown. */
    body: described(markdown, { label: texts['body.label'], required: true }),
  }),
  {
    name: texts.name,
    help: texts.help,
    icon: 'text',
    group: 'words',
    preview: 'title',
  },
);

export type RichTextPageBlok = z.infer<typeof richTextPageSchema>;
