import { z } from 'zod';
import { described, describedBlok } from '../field-meta.ts';
import { blokFields, choice } from '../fields.ts';

export const productDetailSchema = describedBlok(
  z.object({
    ...blokFields('product-detail'),
    /** Which shelf the line is on; only wheels have a page of their own. */
    category: described(choice(['wheels'], 'wheels'), {
      label: { en: 'Kind', es: 'Tipo' },
      options: { wheels: { en: 'Wheels', es: 'Rines' } },
    }),
  }),
  {
    name: { en: 'Wheel', es: 'Rin' },
    help: { en: 'The wheel that the address names.', es: 'El rin que dice la dirección.' },
    icon: 'wheel',
    group: 'fixed',
  },
);

export type ProductDetailBlok = z.infer<typeof productDetailSchema>;
