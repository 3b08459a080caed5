/** Goods with stock numbers: what a buyer keeps lists of. */
export const partCategories = ['wheels', 'tires'] as const;
export type PartCategory = (typeof partCategories)[number];

export const isPartCategory = (category: string): category is PartCategory =>
  partCategories.some((one) => one === category);
