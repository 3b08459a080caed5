import type { PriceField } from '../columns/fields.ts';
import type { PiesHeader } from './pies-header.ts';

/** A price type that a file has, with amounts as sent, and the shop's price that it usually is. */
export type PiesPriceType = { type: string; samples: string[]; usual: PriceField | null };

/** What a person chooses by, before the whole file is read. */
export type PiesSummary = {
  header: PiesHeader;
  /** Labels of the brands of its first items, else their codes. */
  brands: string[];
  priceTypes: PiesPriceType[];
  /** Its items describe wheels or tires, or end goods; not only their prices. */
  hasGoods: boolean;
  /** Several items end on one line, as programs write XML: their lines say nothing to a person. */
  isOneLine: boolean;
};
