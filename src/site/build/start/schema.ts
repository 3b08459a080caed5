import { z } from 'zod';
import { described, describedBlok } from '#src/site/stories/field-meta.ts';
import { blokFields, choice, text } from '#src/site/stories/fields.ts';
import texts from './schema-words.json' with { type: 'json' };

export const startBuildSchema = describedBlok(
  z.object({
    ...blokFields('start-build'),
    /** Id of a vehicle record. */
    vehicleId: described(text, {
      label: texts['vehicleId.label'],
      type: 'option',
      source: 'vehicles',
      required: true,
    }),
    look: described(choice(['picker', 'ladder'], 'picker'), {
      label: texts['look.label'],
      group: 'look',
      options: { picker: texts['look.picker'], ladder: texts['look.ladder'] },
    }),
  }),
  {
    name: texts.name,
    help: texts.help,
    icon: 'truck',
    group: 'shop',
  },
);

export type StartBuildBlok = z.infer<typeof startBuildSchema>;
