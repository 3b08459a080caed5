import { z } from 'zod';
import { described, describedBlok } from '#src/site/stories/field-meta.ts';
import { blokFields } from '#src/site/stories/fields.ts';
import { placeSchema } from './place-schema.ts';

const places = z
  .array(z.unknown())
  .catch([])
  .transform((list) => list.flatMap((item) => placeSchema.safeParse(item).data ?? []));

export const contactLocationSchema = describedBlok(
  z.object({
    ...blokFields('contact-location'),
    places: described(places, {
      type: 'bloks',
      label: { en: 'Other places', es: 'Otros lugares' },
      help: {
        en: 'Listed under the map, and marked on the live one.',
        es: 'En lista bajo el mapa, y marcados en el mapa en vivo.',
      },
      allowed: ['map-place'],
    }),
  }),
  {
    name: { en: 'Where we are', es: 'Dónde estamos' },
    help: {
      en: 'Map, address and hours from the shop’s settings.',
      es: 'Mapa, dirección y horario, de los ajustes del taller.',
    },
    icon: 'pin',
    group: 'shop',
    kept: 'settings',
  },
);

export type ContactLocationBlok = z.infer<typeof contactLocationSchema>;
