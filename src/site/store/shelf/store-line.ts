import type { DrawingOf } from '#src/site/kit/drawing-url.ts';
import type { VerdictTone } from '#src/web/ui/verdict.tsx';

/** A product line as its cell shows it. */
export type StoreLine = {
  lineId: string;
  name: string;
  brand: string;
  /** Construction, tread or kind of kit. */
  type: string;
  /** Sizes, heights, hours: one line each. */
  facts: string[];
  price: string;
  /** What the price is for: "each". */
  priceNote: string;
  /** Null if nothing of the line can be drawn. */
  picture: { url: string } | TruckPicture | null;
  /** How much of it fits the page's truck; null without one. */
  fit: FitNote | null;
};

/** A truck that the kit is made for, lifted by it. */
type TruckPicture = { drawing: DrawingOf; caption: string };

export type FitNote = {
  tone: VerdictTone;
  text: string;
  /** What is still unknown about the other sizes; null if nothing is. */
  unknown: string | null;
};

/** A line that does not fit the truck, and why in one sentence. */
export type RefusedLine = StoreLine & { why: string };
