import { z } from 'zod';
import { described, describedBlok } from '#src/site/stories/field-meta.ts';
import { blokFields, bloks, number, text } from '#src/site/stories/fields.ts';
import texts from './schema-words.json' with { type: 'json' };

export const experimentSchema = describedBlok(
  z.object({
    ...blokFields('experiment'),
    experiment: described(text, {
      label: texts['experiment.label'],
      help: texts['experiment.help'],
      type: 'option',
      source: 'experiments',
      required: true,
    }),
    /** From 1, as people count. */
    section: described(number(1, { min: 1, max: 3 }), {
      label: texts['section.label'],
      help: texts['section.help'],
      group: 'look',
    }),
    variants: described(bloks, {
      label: texts['variants.label'],
      help: texts['variants.help'],
      allowed: ['experiment-variant'],
      max: 6,
      required: true,
    }),
  }),
  {
    name: texts.name,
    help: texts.help,
    icon: 'columns',
    group: 'layout',
    preview: 'experiment',
  },
);

export type ExperimentBlok = z.infer<typeof experimentSchema>;
