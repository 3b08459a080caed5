import type { LineWithVariants } from '#src/domain/catalog/index.server.ts';
import { findTireSize } from '#src/domain/fitment/index.ts';
import { facetValues } from '#src/domain/store/index.ts';
import type { PageWords } from '#src/site/stories/page-words.ts';
import { liftFacts } from '../shelf/lift-cell.ts';
import { inchesBandText, type StoreWords, sizeCountText, wordOr } from '../shelf/store-words.ts';

export type ProductWords = { product: LineWithVariants; words: StoreWords; price: string };

type WordInput = { pageWords: PageWords; description: string | null };

/** The product's contribution to its page's title and description. */
export function productWords(told: ProductWords): WordInput {
  const { product, words, price } = told;
  const { brand, name } = product.line;
  const type = typeText(product, words).toLocaleLowerCase(words.locale);
  const common = { brand, name, priceBand: price };
  if (product.kind !== 'wheel') {
    const values = { brand, name, type, sizes: sizesText(product, words), price };
    return { pageWords: common, description: words.t('product.description', values) };
  }
  const patterns = new Set(product.variants.flatMap(({ boltPatterns }) => boltPatterns));
  const diameters = product.variants.map(({ diameterIn }) => diameterIn);
  return {
    pageWords: {
      ...common,
      construction: type,
      sizes: inchesBandText(diameters, words),
      patternCount: String(patterns.size),
    },
    description: null,
  };
}

/** Construction of a wheel, tread of a tire, kind of a kit. */
export function typeText(product: LineWithVariants, words: StoreWords): string {
  if (product.kind === 'wheel') {
    const { construction } = product.line;
    return wordOr(construction, `construction.${construction}`, words);
  }
  if (product.kind === 'tire') return wordOr(product.line.type, `type.${product.line.type}`, words);
  const [kit] = product.variants;
  const [kind] = kit ? facetValues('lift-kits', { name: 'type', part: kit }) : [];
  return kind ? wordOr(kind.label, `type.${kind.value}`, words) : '';
}

/** Whole cents, over all sizes. */
export function priceBand(product: LineWithVariants): { min: number; max: number } {
  if (product.kind === 'lift-kit') return product.line.priceCents;
  const prices = product.variants.map(({ priceCents }) => priceCents);
  return { min: Math.min(...prices), max: Math.max(...prices) };
}

function sizesText(
  product: Exclude<LineWithVariants, { kind: 'wheel' }>,
  words: StoreWords,
): string {
  if (product.kind === 'lift-kit') return liftFacts(product.line, words).join(', ');
  const rims = product.variants.flatMap(({ size }) => findTireSize(size)?.rimIn ?? []);
  const rimText = words.t('product.rims', { rims: inchesBandText(rims, words) });
  return `${sizeCountText(product.variants.length, words)}, ${rimText}`;
}
