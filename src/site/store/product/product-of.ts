import type { ProductDetailData } from './load.server.ts';

/** The product of a page, from its parts' data; null on other pages. */
export function productOf(data: Readonly<Record<string, unknown>>): ProductDetailData | null {
  return Object.values(data).find(isProduct) ?? null;
}

// Only the loader of the product's own part returns offers next to sizes.
function isProduct(one: unknown): one is ProductDetailData {
  return typeof one === 'object' && one !== null && 'offers' in one && 'sizes' in one;
}
