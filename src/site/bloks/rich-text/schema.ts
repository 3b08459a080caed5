import { z } from 'zod';
import { described, describedBlok } from '#src/site/stories/field-meta.ts';
import { blokFields, bloks } from '#src/site/stories/fields.ts';
import { partsOfText } from './parts-of-text.ts';
import texts from './schema-words.json' with { type: 'json' };

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
      label: texts['content.label'],
      required: true,
      translatable: true,
      allowed,
    }),
  }),
  {
    name: texts.name,
    help: texts.help,
    icon: 'text',
    group: 'words',
    preview: 'content',
  },
);

export type RichTextBlok = z.infer<typeof richTextSchema>;
