import type { Verdict } from '#src/domain/fitment/index.ts';
import type { DrawingOf } from '#src/site/kit/drawing-url.ts';
import type { DrawingLabel } from '#src/web/ui/drawing-labels.tsx';

export type VerdictRow = { verdict: Verdict; name: string; note: string; figure: string };

/** A picture by its address, with labels as text over it. Inches, as its sides' proportion. */
type Pictured = {
  drawing: DrawingOf;
  size: { width: number; height: number };
  alt: string;
  labels: DrawingLabel[];
};

export type GarageView = Pictured & {
  /** Path data in the picture's inches. */
  door: string;
  gap: string;
};

export type PriceView = {
  low: string;
  likely: string;
  high: string;
  /** Where the likely price is between the others, in percent. */
  at: number;
  rows: { name: string; amount: string }[];
};

/** What the drawings show, in the page's language; only those that the blok has. */
export type AnswersView = {
  example: string;
  verdict?: VerdictRow[];
  section?: Pictured;
  garage?: GarageView;
  price?: PriceView;
};
