import { z } from 'zod';
import { described, describedBlok } from '#src/site/stories/field-meta.ts';
import { blokFields, number } from '#src/site/stories/fields.ts';

export const statusCodeSchema = describedBlok(
  z.object({
    ...blokFields('status-code'),
    status: described(number(404, { min: 400, max: 599 }), {
      label: { en: 'Number', es: 'Número' },
    }),
  }),
  {
    name: { en: 'Error sign', es: 'Señal de error' },
    help: {
      en: 'The number on the page for what does not exist.',
      es: 'El número en la página de lo que no existe.',
    },
    icon: 'warning',
    group: 'fixed',
  },
);

export type StatusCodeBlok = z.infer<typeof statusCodeSchema>;
