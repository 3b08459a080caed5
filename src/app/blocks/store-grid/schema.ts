import { z } from 'zod';
import { blokFields, choice } from '../fields.ts';

export const storeGridSchema = z.object({
  ...blokFields('store-grid'),
  /** Which shelf of the store. */
  category: choice(['lift-kits', 'wheels', 'tires'], 'wheels'),
});

export type StoreGridBlok = z.infer<typeof storeGridSchema>;
