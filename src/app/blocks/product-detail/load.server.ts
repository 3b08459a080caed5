import { listTires } from '#src/domain/catalog/index.server.ts';
import type { Load } from '../blok-loader.ts';
import type { PageWords } from '../page-words.ts';
import { inchesBandText, priceBandText, storeWords } from '../store-grid/store-words.ts';
import { chooseDrawn } from '../store-grid/wheel-picture.ts';
import { type DrawnProduct, drawProduct } from './draw-product.ts';
import { lineStory } from './line-story.server.ts';
import { type ProductFact, productFacts } from './product-facts.ts';

import type { ProductDetailBlok } from './schema.ts';
import { type SizeRow, sizeRows } from './size-rows.ts';
import { type LineOfWheels, wheelLineOf } from './wheel-line.server.ts';

export type ProductDetailData = {
  pageWords: PageWords;
  name: string;
  brand: string;
  construction: string;
  story: string;
  /** One wheel, and the lowest price of four. */
  price: string;
  fourCents: number;
  picture: DrawnProduct | null;
  facts: ProductFact[];
  sizes: SizeRow[];
};

/** @throws {DomainError} not-found when the shop has no such wheel line */
export const load: Load<ProductDetailBlok, ProductDetailData> = async ({ ctx, page }) => {
  const words = storeWords(page.locale);
  const [product, tires] = await Promise.all([wheelLineOf(ctx, page), listTires(ctx)]);
  const { line, wheels } = product;
  const priceCents = priceBand(product);
  const [price, construction] = [
    priceBandText(priceCents, words),
    words.t(`construction.${line.construction}`),
  ];
  const allTerrain = tires.filter(({ type }) => type === 'A/T');
  const drawn = chooseDrawn(wheels, allTerrain);
  return {
    pageWords: {
      brand: line.brand,
      name: line.name,
      construction: construction.toLocaleLowerCase(page.locale),
      sizes: inchesBandText(
        wheels.map(({ diameterIn }) => diameterIn),
        words,
      ),
      patternCount: String(new Set(wheels.flatMap(({ boltPatterns }) => boltPatterns)).size),
      priceBand: price,
    },
    name: line.name,
    brand: line.brand,
    construction,
    story: await lineStory(ctx, { lineId: line.lineId, locale: page.locale }),
    price,
    fourCents: 4 * priceCents.min,
    picture: drawn ? drawProduct(drawn, words) : null,
    facts: productFacts(wheels, words),
    sizes: sizeRows(wheels, page.locale),
  };
};

function priceBand({ wheels }: LineOfWheels) {
  const prices = wheels.map(({ priceCents }) => priceCents);
  return { min: Math.min(...prices), max: Math.max(...prices) };
}
