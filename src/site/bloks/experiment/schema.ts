import { z } from 'zod';
import { described, describedBlok } from '#src/site/stories/field-meta.ts';
import { blokFields, bloks, number, text } from '#src/site/stories/fields.ts';

export const experimentSchema = describedBlok(
  z.object({
    ...blokFields('experiment'),
    experiment: described(text, {
      label: { en: 'Experiment', es: 'Experimento' },
      help: {
        en: 'Made under Settings, Experiments. Until it runs, everybody sees the first variant.',
        es: 'Se crea en Ajustes, Experimentos. Hasta que empieza, todos ven la primera variante.',
      },
      type: 'option',
      source: 'experiments',
      required: true,
    }),
    /** From 1, as people count. */
    section: described(number(1, { min: 1, max: 3 }), {
      label: { en: 'Section', es: 'Sección' },
      help: {
        en: '1, unless the experiment draws several variants for one visitor.',
        es: '1, salvo que el experimento sortee varias variantes por visitante.',
      },
      group: 'look',
    }),
    variants: described(bloks, {
      label: { en: 'Variants', es: 'Variantes' },
      help: {
        en: 'In the order of the experiment. The first one is what is shown without it.',
        es: 'En el orden del experimento. La primera es la que se muestra sin él.',
      },
      allowed: ['experiment-variant'],
      max: 6,
      required: true,
    }),
  }),
  {
    name: { en: 'Experiment', es: 'Experimento' },
    help: {
      en: 'Shows each visitor one of several variants, to see which one works better.',
      es: 'Muestra a cada visitante una de varias variantes, para ver cuál funciona mejor.',
    },
    icon: 'columns',
    group: 'layout',
    preview: 'experiment',
  },
);

export type ExperimentBlok = z.infer<typeof experimentSchema>;
