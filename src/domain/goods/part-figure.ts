import type { StockPart } from './stock-part.ts';

/** What is changed in a list without opening the part. */
export const partFigures = ['price', 'stock'] as const;
export type PartFigure = (typeof partFigures)[number];

/** The price in cents, or how many are on the shelf; null if nobody has counted. */
export function figureOf(part: Pick<StockPart, 'priceCents' | 'stock'>, figure: PartFigure) {
  return figure === 'price' ? part.priceCents : part.stock.onHand;
}
