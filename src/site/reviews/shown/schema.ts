import { z } from 'zod';
import { described, describedBlok } from '#src/site/stories/field-meta.ts';
import { blokFields } from '#src/site/stories/fields.ts';

export const reviewsSchema = describedBlok(
  z.object({
    ...blokFields('reviews'),
    /** The maximum number, newest first; all if missing. */
    limit: described(z.coerce.number().int().positive().optional().catch(undefined), {
      label: { en: 'How many of the newest', es: 'Cuántas de las últimas' },
      help: { en: 'Leave it empty to show all of them.', es: 'Vacío: se muestran todas.' },
    }),
  }),
  {
    name: { en: 'Reviews', es: 'Reseñas' },
    help: { en: 'What customers wrote about the shop.', es: 'Lo que escribieron los clientes.' },
    icon: 'star',
    group: 'shop',
  },
);

export type ReviewsBlok = z.infer<typeof reviewsSchema>;
