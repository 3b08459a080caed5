import type { PartOf } from './facets.ts';
import type { ShelfCategory } from './shelf.ts';

/** How a part is called, sold and shown. */
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
 * What fitment never asks of a part: parts that differ in nothing else are judged once. A field
 * that is missing here only costs time, so a new one decides until somebody has thought about it.
 */
const beside: { [Category in ShelfCategory]: ReadonlySet<keyof PartOf[Category]> } = {
  'lift-kits': new Set(offer),
  wheels: new Set([...offer, 'sku', 'finishes', 'weightLb', 'backspacingIn']),
  tires: new Set([...offer, 'sku', 'treadDepth32', 'threePeak', 'mileageWarranty', 'weightLb']),
};

/** Equal for parts of a shelf that fitment cannot tell apart: same keys, same verdicts. */
export function fitKeyOf<Category extends ShelfCategory>(
  category: Category,
  part: PartOf[Category],
): string {
  const left: ReadonlySet<string> = beside[category];
  return JSON.stringify(part, (name, value: unknown) => (left.has(name) ? undefined : value));
}
