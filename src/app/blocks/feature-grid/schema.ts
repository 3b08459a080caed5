import { z } from 'zod';
import { described, describedBlok } from '../field-meta.ts';
import { blokFields, bloks, number } from '../fields.ts';

export const featureGridSchema = describedBlok(
  z.object({
    ...blokFields('feature-grid'),
    /** Columns where there is room. */
    columns: described(number(3, { min: 1, max: 6 }), {
      label: { en: 'Columns', es: 'Columnas' },
      help: {
        en: 'Where there is room. A phone shows one.',
        es: 'Donde hay espacio. El teléfono muestra una.',
      },
      group: 'look',
    }),
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
