import { z } from 'zod';
import { described, describedBlok } from '#src/site/stories/field-meta.ts';
import { blokFields, text } from '#src/site/stories/fields.ts';
import texts from './schema-words.json' with { type: 'json' };

export const liftTableSchema = describedBlok(
  z.object({
    ...blokFields('lift-table'),
    /** Id of a vehicle record. */
    vehicleId: described(text, {
      label: texts['vehicleId.label'],
      type: 'option',
      source: 'vehicles',
      required: true,
    }),
  }),
  {
    name: texts.name,
    help: texts.help,
    icon: 'ruler',
    group: 'shop',
  },
);

export type LiftTableBlok = z.infer<typeof liftTableSchema>;
