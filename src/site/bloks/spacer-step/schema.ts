import { z } from 'zod';
import { described, describedBlok } from '#src/site/stories/field-meta.ts';
import { blokFields, choice } from '#src/site/stories/fields.ts';

export const spacerStepSchema = describedBlok(
  z.object({
    ...blokFields('Spacer'),
    size: described(choice(['sm', 'md', 'lg'], 'md'), {
      label: { en: 'How much', es: 'Cuánto' },
      options: {
        sm: { en: 'A little', es: 'Poco' },
        md: { en: 'Some', es: 'Medio' },
        lg: { en: 'Much', es: 'Mucho' },
      },
    }),
  }),
  {
    name: { en: 'Empty space, in steps', es: 'Espacio vacío, por pasos' },
    help: { en: 'Empty room between two parts.', es: 'Espacio vacío entre dos partes.' },
    icon: 'spacer',
    group: 'layout',
  },
);

export type SpacerStepBlok = z.infer<typeof spacerStepSchema>;
