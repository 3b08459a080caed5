import { z } from 'zod';
import { columnsField } from '#src/site/stories/columns-field.ts';
import { described, describedBlok } from '#src/site/stories/field-meta.ts';
import { blokFields, bloks } from '#src/site/stories/fields.ts';

export const featureGridSchema = describedBlok(
  z.object({
    ...blokFields('feature-grid'),
    columns: columnsField,
    items: described(bloks, {
      label: { en: 'Texts', es: 'Textos' },
      allowed: ['feature-item'],
      required: true,
    }),
  }),
  {
    name: { en: 'Short texts, in columns', es: 'Textos cortos, en columnas' },
    help: {
      en: 'Short texts with a title, side by side.',
      es: 'Textos cortos con título, lado a lado.',
    },
    icon: 'grid',
    group: 'words',
  },
);

export type FeatureGridBlok = z.infer<typeof featureGridSchema>;
