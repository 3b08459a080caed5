import { z } from 'zod';
import { described, describedBlok } from '../field-meta.ts';
import { blokFields, bloks, number } from '../fields.ts';

export const gridSchema = describedBlok(
  z.object({
    ...blokFields('Grid'),
    columns: described(number(3, { min: 1, max: 6 }), {
      label: { en: 'Columns', es: 'Columnas' },
      help: {
        en: 'Where there is room. A phone shows one.',
        es: 'Donde hay espacio. El teléfono muestra una.',
      },
      group: 'look',
    }),
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
