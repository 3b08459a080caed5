import type { LineCategory } from '../goods-category.ts';
import type { PartStatus, StockState } from '../part-query.ts';

export const lineSorts = ['line', 'price', 'price-down'] as const;
export type LineSort = (typeof lineSorts)[number];

/** Which lines of a category; '' is "all". */
export type LineQuery = {
  category: LineCategory;
  /** Words in maker, name, kind or purpose; each must be found. */
  search: string;
  brand: string;
  /** Type of a kit or tire, construction of a wheel. */
  kind: string;
  status: PartStatus | '';
  stock: StockState | '';
  sort: LineSort;
  /** From 1. */
  page: number;
};

/** All lines of a category, as its list begins. */
export function usualLines(category: LineCategory): LineQuery {
  const all = { search: '', brand: '', kind: '', status: '', stock: '' } as const;
  return { category, ...all, sort: 'line', page: 1 };
}
