import type { PartOf } from './facets.ts';
import type { ShelfCategory } from './shelf.ts';

/** What fitment never asks of a part: parts that differ in nothing else are judged once. */
const beside: { [Category in ShelfCategory]: ReadonlySet<keyof PartOf[Category]> } = {
  // The application list, type and heights decide; a kit is one of few anyway.
  'lift-kits': new Set(['lineId', 'brand', 'name', 'priceCents', 'warranty', 'shock', 'hours']),
  wheels: new Set([
    'sku',
    'lineId',
    'brand',
    'name',
    'finishes',
    'weightLb',
    'backspacingIn',
    'priceCents',
  ]),
  tires: new Set([
    'sku',
    'lineId',
    'brand',
    'name',
    'treadDepth32',
    'threePeak',
    'mileageWarranty',
    'weightLb',
    'priceCents',
  ]),
};

/** Equal for parts of a shelf that fitment cannot tell apart: same keys, same verdicts. */
export function fitKeyOf<Category extends ShelfCategory>(
  category: Category,
  part: PartOf[Category],
): string {
  const left: ReadonlySet<string> = beside[category];
  return JSON.stringify(part, (name, value: unknown) => (left.has(name) ? undefined : value));
}
