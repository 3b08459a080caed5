import type { Verdict } from '#src/domain/fitment/index.ts';
import type { Quote } from '#src/domain/quotes/index.ts';
import type { DrawingOf } from '#src/site/kit/drawing-url.ts';
import type { PlacedLabel } from './drawing-frame.ts';

/** A formatted figure; null if not on record. */
export type FigureView = { value: string; note: string } | null;

/** One height as the page shows it, without anything else, because it is sent with the page. */
export type StepView = {
  /** Lift at the front in inches; 0 is stock. Also the value of its radio button. */
  liftIn: number;
  verdict: Verdict;
  /** The deciding reason; '' if nothing was changed. */
  sentence: string;
  /** Kit, tire and wheel; none for stock. */
  parts: string[];
  figures: {
    name: 'height' | 'clearance' | 'approach' | 'tireSize' | 'poke' | 'speed';
    figure: FigureView;
  }[];
  /** Out-the-door price: parts, labor, fees and tax, whole cents; null for stock. */
  totalCents: Quote['totalCents'] | null;
  /** Only if it is without tax and fees, because the shop has not entered its rules. */
  isBeforeTax?: true;
  heightIn: number;
  /** Above the stock truck. */
  riseIn: number;
  tireDiameterIn: number;
  /** Null if not on record. */
  clearanceIn: number | null;
  drawing: DrawingOf;
  labels: PlacedLabel[];
};
