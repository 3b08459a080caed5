import { z } from 'zod';
import { described, describedBlok } from '#src/site/stories/field-meta.ts';
import { blokFields, markdown } from '#src/site/stories/fields.ts';
import texts from './schema-words.json' with { type: 'json' };

/** `body` is Markdown. */
export const proseSchema = describedBlok(
  z.object({
    ...blokFields('Prose'),
    body: described(markdown, { label: texts['body.label'], required: true }),
  }),
  {
    name: texts.name,
    help: texts.help,
    icon: 'text',
    group: 'words',
    preview: 'body',
  },
);

export type ProseBlok = z.infer<typeof proseSchema>;
