import { z } from 'zod';
import { described, describedBlok } from '#src/site/stories/field-meta.ts';
import { blokFields, bloks, text } from '#src/site/stories/fields.ts';

export const experimentVariantSchema = describedBlok(
  z.object({
    ...blokFields('experiment-variant'),
    title: described(text, {
      label: { en: 'Name', es: 'Nombre' },
      help: {
        en: 'For you: visitors do not see it.',
        es: 'Para ti: los visitantes no lo ven.',
      },
      max: 60,
    }),
    body: described(bloks, { label: { en: 'Shows', es: 'Muestra' } }),
  }),
  {
    name: { en: 'Variant', es: 'Variante' },
    help: {
      en: 'What some of the visitors see. Empty: nothing.',
      es: 'Lo que ve una parte de los visitantes. Vacía: nada.',
    },
    icon: 'columns',
    group: 'item',
    preview: 'title',
  },
);

export type ExperimentVariantBlok = z.infer<typeof experimentVariantSchema>;
