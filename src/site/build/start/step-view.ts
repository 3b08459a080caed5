import type { Verdict } from '#src/domain/fitment/index.ts';
import type { Quote } from '#src/domain/quotes/index.ts';
import type { DrawingOf } from '#src/site/kit/drawing-url.ts';
import type { PlacedLabel } from './drawing-frame.ts';

/** A figure as it is read; null where no record gives it. */
export type FigureView = { value: string; note: string } | null;

/** One height as the page shows it: only what is shown, since it is sent with the page. */
export type StepView = {
  /** Lift in front, inches; 0 is stock. Also the value of its choice. */
  liftIn: number;
  verdict: Verdict;
  /** The reason that decided; '' where nothing was changed. */
  sentence: string;
  /** Kit, tire and wheel; none for stock. */
  parts: string[];
  figures: {
    name: 'height' | 'clearance' | 'approach' | 'tireSize' | 'poke' | 'speed';
    figure: FigureView;
  }[];
  /** Out the door: parts, labor, fees and tax, whole cents; null for stock. */
  totalCents: Quote['totalCents'] | null;
  heightIn: number;
  /** Above the stock truck. */
  riseIn: number;
  tireDiameterIn: number;
  /** Null where the record does not have it. */
  clearanceIn: number | null;
  /** Room under the shop's usual garage door, inches; negative: too tall. */
  doorRoomIn: number;
  drawing: DrawingOf;
  labels: PlacedLabel[];
};
