import { data } from 'react-router';
import { type PartCategory, partCategories } from '#src/domain/goods/index.ts';

/** The category that an address names. @throws a 404 */
export function readCategory(name: string): PartCategory {
  const category = partCategories.find((one) => one === name);
  if (!category) throw data(null, { status: 404 });
  return category;
}
