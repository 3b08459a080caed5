import type { DrawingOf } from '#src/app/components/site/drawing-url.ts';
import type { ShelfLine } from './choose-lines.ts';

/** A product line as its cell shows it. */
export type StoreLine = ShelfLine & {
  lineId: string;
  /** Sizes, heights, hours: one line each. */
  facts: string[];
  price: string;
  /** What the price is for: "each". */
  priceNote: string;
  /** Null where nothing of the line can be drawn. */
  picture: { url: string } | LiftPicture | null;
};

/** A truck that the kit is made for, at the kit's greatest height. */
type LiftPicture = { drawing: DrawingOf; caption: string };
