import { slugOf } from '#src/lib/slug.ts';
import type { StoreLine } from './store-line.ts';
import { inchesBandText, priceBandText, type StoreWords, sizeCountText } from './store-words.ts';

type Line = { lineId: string; name: string; brand: string };
type Variant = { priceCents: number; diameterIn: number };
type LineFigures = Omit<StoreLine, 'type' | 'picture'>;

/** What the shelf says of any line that is sold by the piece: sizes and prices from its variants. */
export function lineFigures(
  { lineId, name, brand }: Line,
  { variants, words }: { variants: readonly Variant[]; words: StoreWords },
): LineFigures {
  const prices = variants.map(({ priceCents }) => priceCents);
  const priceCents = { min: Math.min(...prices), max: Math.max(...prices) };
  const diameters = variants.map(({ diameterIn }) => diameterIn);
  return {
    lineId,
    name,
    brand: { value: slugOf(brand), label: brand },
    facts: [inchesBandText(diameters, words), sizeCountText(variants.length, words)],
    priceCents,
    price: priceBandText(priceCents, words),
    priceNote: words.t('price.each'),
  };
}
