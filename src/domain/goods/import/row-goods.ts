import type { PartCategory } from '../part-category.ts';

/** What a row's goods are as far as the file says; lift kits have no stock numbers of their own in this shop. */
export type RowGoods = PartCategory | 'lift-kits' | null;
