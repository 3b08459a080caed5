import { z } from 'zod';
import { columnsField } from '#src/site/stories/columns-field.ts';
import { described, describedBlok } from '#src/site/stories/field-meta.ts';
import { blokFields, bloks } from '#src/site/stories/fields.ts';
import ownTexts from './schema-words.json' with { type: 'json' };

export const gridSchema = describedBlok(
  z.object({
    ...blokFields('Grid'),
    columns: columnsField,
    items: described(bloks, {
      label: ownTexts['items.label'],
      allowed: ['Teaser', 'feature-item', 'HeadingParagraph'],
      required: true,
    }),
  }),
  {
    name: ownTexts.name,
    help: ownTexts.help,
    icon: 'grid',
    group: 'layout',
  },
);

export type GridBlok = z.infer<typeof gridSchema>;
