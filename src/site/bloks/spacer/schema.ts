import { z } from 'zod';
import { described, describedBlok } from '#src/site/stories/field-meta.ts';
import { blokFields, number } from '#src/site/stories/fields.ts';
import texts from './schema-words.json' with { type: 'json' };

export const spacerSchema = describedBlok(
  z.object({
    ...blokFields('spacer'),
    /** Height in px. */
    margin: described(number(0, { min: 0, max: 400 }), {
      label: texts['margin.label'],
    }),
  }),
  {
    name: texts.name,
    help: texts.help,
    icon: 'spacer',
    group: 'layout',
  },
);

export type SpacerBlok = z.infer<typeof spacerSchema>;
