import type { PartCategory } from './part-category.ts';

export const partSorts = ['line', 'price', 'price-down', 'stock', 'changed'] as const;
export const stockStates = ['in', 'out', 'uncounted'] as const;
export const partStatuses = ['active', 'draft', 'discontinued'] as const;

export type PartSort = (typeof partSorts)[number];
export type StockState = (typeof stockStates)[number];
export type PartStatus = (typeof partStatuses)[number];

/** Which parts of a category; '' is "all". */
export type PartFilter = {
  category: PartCategory;
  /** Words in number, line, size, finish or drilling; each must be found. */
  search: string;
  brand: string;
  /** Id of a line. */
  line: string;
  status: PartStatus | '';
  stock: StockState | '';
};

export type PartQuery = PartFilter & {
  sort: PartSort;
  /** From 1. */
  page: number;
};

/** All parts of a category, as its list begins. */
export function usualQuery(category: PartCategory): PartQuery {
  const all = { search: '', brand: '', line: '', status: '', stock: '' } as const;
  return { category, ...all, sort: 'line', page: 1 };
}

export function stockState(onHand: number | null): StockState {
  if (onHand === null) return 'uncounted';
  return onHand > 0 ? 'in' : 'out';
}
