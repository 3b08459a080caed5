import { z } from 'zod';
import { describedBlok } from '#src/site/stories/field-meta.ts';
import { blokFields } from '#src/site/stories/fields.ts';

export const productDetailSchema = describedBlok(z.object({ ...blokFields('product-detail') }), {
  name: { en: 'Product', es: 'Producto' },
  help: {
    en: 'The wheel, tire or kit that the address names. It needs no settings.',
    es: 'El rin, la llanta o el kit que dice la dirección. No necesita ajustes.',
  },
  icon: 'wheel',
  group: 'fixed',
});

export type ProductDetailBlok = z.infer<typeof productDetailSchema>;
