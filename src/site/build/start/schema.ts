import { z } from 'zod';
import { described, describedBlok } from '#src/site/stories/field-meta.ts';
import { blokFields, text } from '#src/site/stories/fields.ts';

export const startBuildSchema = describedBlok(
  z.object({
    ...blokFields('start-build'),
    /** Id of a vehicle record. */
    vehicleId: described(text, {
      label: { en: 'Truck in the drawing', es: 'Troca del dibujo' },
      type: 'option',
      source: 'vehicles',
      required: true,
    }),
  }),
  {
    name: { en: 'Drawing with “Start your Build”', es: 'Dibujo con “Arma tu Build”' },
    help: {
      en: 'A truck to scale that invites to a build.',
      es: 'Una troca a escala que invita a armarla.',
    },
    icon: 'truck',
    group: 'shop',
  },
);

export type StartBuildBlok = z.infer<typeof startBuildSchema>;
