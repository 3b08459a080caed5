import { z } from 'zod';
import { described, describedBlok } from '#src/site/stories/field-meta.ts';
import { blokFields, bloks } from '#src/site/stories/fields.ts';

export const columnsSchema = describedBlok(
  z.object({
    ...blokFields('columns'),
    columns: described(bloks, {
      label: { en: 'In the columns', es: 'En las columnas' },
      allowed: ['HeadingParagraph', 'Teaser', 'feature-item', 'FeatureList', 'Prose', 'button'],
      max: 4,
      required: true,
    }),
  }),
  {
    name: { en: 'Columns', es: 'Columnas' },
    help: {
      en: 'Up to four parts side by side; one below the other on a phone.',
      es: 'Hasta cuatro partes lado a lado; una bajo otra en el teléfono.',
    },
    icon: 'columns',
    group: 'layout',
  },
);

export type ColumnsBlok = z.infer<typeof columnsSchema>;
