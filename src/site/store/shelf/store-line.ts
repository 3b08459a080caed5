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
  /** Null where nothing of the line can be drawn. */
  picture: { url: string } | TruckPicture | null;
  /** How much of it fits the truck of the page; null without one. */
  fit: FitNote | null;
};

/** A truck that the kit is made for, lifted by it. */
type TruckPicture = { drawing: DrawingOf; caption: string };

export type FitNote = {
  tone: VerdictTone;
  text: string;
  /** What nobody knows yet of the other sizes; null where nothing is open. */
  unknown: string | null;
};

/** A line that the truck leaves out, and why in one sentence. */
export type RefusedLine = StoreLine & { why: string };
