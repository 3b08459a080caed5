import { z } from 'zod';
import { described, describedBlok } from '#src/site/stories/field-meta.ts';
import { blokFields, lines } from '#src/site/stories/fields.ts';

export const serviceCardsSchema = describedBlok(
  z.object({
    ...blokFields('service-cards'),
    /** Slugs of services, in display order. */
    services: described(lines, {
      label: { en: 'Services', es: 'Servicios' },
      help: { en: 'In the order in which they are told.', es: 'En el orden en que se muestran.' },
      type: 'options',
      source: 'services',
      required: true,
    }),
  }),
  {
    name: { en: 'Service cards', es: 'Tarjetas de servicios' },
    help: {
      en: 'Price, time and what is included, for the services that you choose.',
      es: 'Precio, tiempo y qué incluye, de los servicios que elijas.',
    },
    icon: 'grid',
    group: 'shop',
    kept: 'service-items',
  },
);

export type ServiceCardsBlok = z.infer<typeof serviceCardsSchema>;
