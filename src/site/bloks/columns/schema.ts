import { z } from 'zod';
import { described, describedBlok } from '#src/site/stories/field-meta.ts';
import { blokFields, bloks } from '#src/site/stories/fields.ts';
import texts from './schema-words.json' with { type: 'json' };

export const columnsSchema = describedBlok(
  z.object({
    ...blokFields('columns'),
    columns: described(bloks, {
      label: texts['columns.label'],
      allowed: ['HeadingParagraph', 'Teaser', 'feature-item', 'FeatureList', 'Prose', 'button'],
      max: 4,
      required: true,
    }),
  }),
  {
    name: texts.name,
    help: texts.help,
    icon: 'columns',
    group: 'layout',
  },
);

export type ColumnsBlok = z.infer<typeof columnsSchema>;
