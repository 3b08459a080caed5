import { z } from 'zod';
import { described, describedBlok } from '#src/site/stories/field-meta.ts';
import { blokFields, choice } from '#src/site/stories/fields.ts';

export const storeGridSchema = describedBlok(
  z.object({
    ...blokFields('store-grid'),
    /** Which shelf of the store. */
    category: described(choice(['lift-kits', 'wheels', 'tires'], 'wheels'), {
      label: { en: 'Shelf', es: 'Estante' },
      options: {
        'lift-kits': { en: 'Lift kits', es: 'Lift kits' },
        wheels: { en: 'Wheels', es: 'Rines' },
        tires: { en: 'Tires', es: 'Llantas' },
      },
    }),
  }),
  {
    name: { en: 'Shelf of the store', es: 'Estante de la tienda' },
    help: {
      en: 'All lines of one kind, with price and figures.',
      es: 'Todas las líneas de un tipo, con precio y medidas.',
    },
    icon: 'grid',
    group: 'shop',
  },
);

export type StoreGridBlok = z.infer<typeof storeGridSchema>;
