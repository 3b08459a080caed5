import type { PartOf } from './facets.ts';
import type { ShelfCategory } from './shelf.ts';

/** How a part is named, sold and shown. */
const offer = [
  'lineId',
  'brand',
  'name',
  'status',
  'stock',
  'images',
  'provenance',
  'priceCents',
] as const;

/**
 * Fields that the fitment rules ignore: parts that differ only in these are judged once. A field that is missing from
 * this list just costs time, so a new one counts until somebody has decided.
 */
const beside: { [Category in ShelfCategory]: ReadonlySet<keyof PartOf[Category]> } = {
  'lift-kits': new Set(offer),
  wheels: new Set([...offer, 'sku', 'finishes', 'weightLb', 'backspacingIn']),
  tires: new Set([...offer, 'sku', 'treadDepth32', 'threePeak', 'mileageWarranty', 'weightLb']),
};

/** Equal for parts that the fitment rules cannot tell apart: same keys, same verdicts. */
export function fitKeyOf<Category extends ShelfCategory>(
  category: Category,
  part: PartOf[Category],
): string {
  const left: ReadonlySet<string> = beside[category];
  return JSON.stringify(part, (name, value: unknown) => (left.has(name) ? undefined : value));
}
