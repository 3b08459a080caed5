import { z } from 'zod';
import { columnsField } from '#src/site/stories/columns-field.ts';
import { described, describedBlok } from '#src/site/stories/field-meta.ts';
import { blokFields, bloks } from '#src/site/stories/fields.ts';

export const gridSchema = describedBlok(
  z.object({
    ...blokFields('Grid'),
    columns: columnsField,
    items: described(bloks, {
      label: { en: 'In the grid', es: 'En la cuadrícula' },
      allowed: ['Teaser', 'feature-item', 'HeadingParagraph'],
      required: true,
    }),
  }),
  {
    name: { en: 'Grid of parts', es: 'Cuadrícula' },
    help: { en: 'Cards or short texts in columns.', es: 'Tarjetas o textos cortos en columnas.' },
    icon: 'grid',
    group: 'layout',
  },
);

export type GridBlok = z.infer<typeof gridSchema>;
