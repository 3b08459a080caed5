import { z } from 'zod';
import { describedBlok } from '#src/site/stories/field-meta.ts';
import { blokFields } from '#src/site/stories/fields.ts';
import texts from './schema-words.json' with { type: 'json' };

/** Paragraphs between two parts of a rich text. No story contains it: `rich-text` creates it. */
export const richTextRunSchema = describedBlok(
  z.object({ ...blokFields('rich-text-run'), content: z.array(z.unknown()).catch([]) }),
  {
    name: texts.name,
    help: texts.help,
    icon: 'text',
    group: 'inner',
  },
);

export type RichTextRunBlok = z.infer<typeof richTextRunSchema>;
