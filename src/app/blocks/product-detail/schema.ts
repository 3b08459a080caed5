import { z } from 'zod';
import { blokFields, choice } from '../fields.ts';

export const productDetailSchema = z.object({
  ...blokFields('product-detail'),
  /** Which shelf the line is on; only wheels have a page of their own. */
  category: choice(['wheels'], 'wheels'),
});

export type ProductDetailBlok = z.infer<typeof productDetailSchema>;
