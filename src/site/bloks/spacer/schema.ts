import { z } from 'zod';
import { described, describedBlok } from '#src/site/stories/field-meta.ts';
import { blokFields, number } from '#src/site/stories/fields.ts';

export const spacerSchema = describedBlok(
  z.object({
    ...blokFields('spacer'),
    /** Height in px. */
    margin: described(number(0, { min: 0, max: 400 }), {
      label: { en: 'Height (pixels)', es: 'Altura (píxeles)' },
    }),
  }),
  {
    name: { en: 'Empty space', es: 'Espacio vacío' },
    help: { en: 'Empty room between two parts.', es: 'Espacio vacío entre dos partes.' },
    icon: 'spacer',
    group: 'layout',
  },
);

export type SpacerBlok = z.infer<typeof spacerSchema>;
