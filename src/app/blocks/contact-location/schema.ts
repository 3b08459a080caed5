import { z } from 'zod';
import { describedBlok } from '../field-meta.ts';
import { blokFields } from '../fields.ts';

export const contactLocationSchema = describedBlok(
  z.object({ ...blokFields('contact-location') }),
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
