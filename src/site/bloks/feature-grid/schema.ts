import { z } from 'zod';
import { columnsField } from '#src/site/stories/columns-field.ts';
import { described, describedBlok } from '#src/site/stories/field-meta.ts';
import { blokFields, bloks } from '#src/site/stories/fields.ts';
import ownTexts from './schema-words.json' with { type: 'json' };

export const featureGridSchema = describedBlok(
  z.object({
    ...blokFields('feature-grid'),
    columns: columnsField,
    items: described(bloks, {
      label: ownTexts['items.label'],
      allowed: ['feature-item'],
      required: true,
    }),
  }),
  {
    name: ownTexts.name,
    help: ownTexts.help,
    icon: 'grid',
    group: 'words',
  },
);

export type FeatureGridBlok = z.infer<typeof featureGridSchema>;
