import { z } from 'zod';
import { described, describedBlok } from '#src/site/stories/field-meta.ts';
import { blokFields, choice } from '#src/site/stories/fields.ts';
import texts from './schema-words.json' with { type: 'json' };

export const spacerStepSchema = describedBlok(
  z.object({
    ...blokFields('Spacer'),
    size: described(choice(['sm', 'md', 'lg'], 'md'), {
      label: texts['size.label'],
      options: {
        sm: texts['size.options.sm'],
        md: texts['size.options.md'],
        lg: texts['size.options.lg'],
      },
    }),
  }),
  {
    name: texts.name,
    help: texts.help,
    icon: 'spacer',
    group: 'layout',
  },
);

export type SpacerStepBlok = z.infer<typeof spacerStepSchema>;
