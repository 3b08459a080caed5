import { z } from 'zod';
import { described, describedBlok } from '#src/site/stories/field-meta.ts';
import { blokFields, number } from '#src/site/stories/fields.ts';

export const finishedWithThisSchema = describedBlok(
  z.object({
    ...blokFields('finished-with-this'),
    /** Maximum number of builds. */
    limit: described(number(3, { min: 1, max: 12 }), {
      label: { en: 'How many at most', es: 'Cuántos como máximo' },
    }),
  }),
  {
    name: { en: 'Builds with this part', es: 'Builds con esta parte' },
    help: {
      en: 'Finished builds that carry the wheel of the page.',
      es: 'Builds terminados que llevan el rin de la página.',
    },
    icon: 'truck',
    group: 'fixed',
  },
);

export type FinishedWithThisBlok = z.infer<typeof finishedWithThisSchema>;
