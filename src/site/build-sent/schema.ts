import { z } from 'zod';
import { describedBlok } from '#src/site/stories/field-meta.ts';
import { blokFields } from '#src/site/stories/fields.ts';

/** What was sent: the truck, its parts, the verdict and the reference number. */
export const buildCompleteDetailsSchema = describedBlok(
  z.object(blokFields('build-complete-details')),
  {
    name: { en: 'Build sent: details', es: 'Build enviado: detalles' },
    help: {
      en: 'What a visitor sees after sending a build. It needs no settings.',
      es: 'Lo que ve quien acaba de enviar su build. No necesita ajustes.',
    },
    icon: 'check',
    group: 'fixed',
  },
);
export type BuildCompleteDetailsBlok = z.infer<typeof buildCompleteDetailsSchema>;
