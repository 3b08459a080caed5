import { z } from 'zod';
import { describedBlok } from '#src/site/stories/field-meta.ts';
import { blokFields } from '#src/site/stories/fields.ts';
import texts from './schema-words.json' with { type: 'json' };

export const productDetailSchema = describedBlok(z.object({ ...blokFields('product-detail') }), {
  name: texts.name,
  help: texts.help,
  icon: 'wheel',
  group: 'fixed',
});

export type ProductDetailBlok = z.infer<typeof productDetailSchema>;
