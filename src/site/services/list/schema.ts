import { z } from 'zod';
import { described, describedBlok } from '#src/site/stories/field-meta.ts';
import { blokFields } from '#src/site/stories/fields.ts';

export const servicesListSchema = describedBlok(
  z.object({
    ...blokFields('services-list'),
    /** The maximum number; all if missing. */
    limit: described(z.coerce.number().int().positive().optional().catch(undefined), {
      label: { en: 'How many', es: 'Cuántos' },
      help: { en: 'Leave it empty to show all of them.', es: 'Vacío: se muestran todos.' },
    }),
  }),
  {
    name: { en: 'List of services', es: 'Lista de servicios' },
    help: {
      en: 'All services with time and price.',
      es: 'Todos los servicios con tiempo y precio.',
    },
    icon: 'list',
    group: 'shop',
    kept: 'service-items',
  },
);

export type ServicesListBlok = z.infer<typeof servicesListSchema>;
