import type { PartCategory } from './part-category.ts';

/** Product lines: a lift kit with its heights, a design of wheels, a model of tires. */
export const lineCategories = ['lift-kits', 'wheel-lines', 'tire-lines'] as const;
export type LineCategory = (typeof lineCategories)[number];

/** Everything whose changes are kept and can be undone. */
export type GoodsCategory = PartCategory | LineCategory | 'vehicles';
