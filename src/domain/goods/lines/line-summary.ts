import type { LiftKitLine, TireLine, WheelLine } from '#src/domain/catalog/index.ts';
import { type PartStatus, type StockState, stockState } from '../part-query.ts';

/** A line as its list shows it. */
export type LineSummary = {
  id: string;
  brand: string;
  name: string;
  status: PartStatus;
  /** Type of a kit or tire, construction of a wheel. */
  kind: string;
  kit: Pick<LiftKitLine, 'for' | 'heights'> | null;
  tire: Pick<TireLine, 'speed' | 'treadDepth32' | 'threePeak' | 'mileageWarranty'> | null;
  /** Sizes, or heights of a kit. */
  sizes: number;
  /** Null without sizes. */
  priceCents: { min: number; max: number } | null;
  stock: StockState;
};

/** What the sizes of a line say together. */
export type SizeTotals = {
  sizes: number;
  priceCents: { min: number; max: number } | null;
  onHand: number | null;
};

const noSizes: SizeTotals = { sizes: 0, priceCents: null, onHand: null };

export function kitSummary(line: LiftKitLine): LineSummary {
  const { type, heights, priceCents } = line;
  const counts = heights.flatMap(({ stock }) => (stock.onHand === null ? [] : [stock.onHand]));
  const onHand = counts.length === 0 ? null : counts.reduce((sum, count) => sum + count, 0);
  return {
    ...namesOf(line),
    kind: type,
    kit: { for: line.for, heights },
    tire: null,
    sizes: heights.length,
    priceCents,
    stock: stockState(onHand),
  };
}

export function wheelSummary(line: WheelLine, totals = noSizes): LineSummary {
  return { ...namesOf(line), kind: line.construction, kit: null, tire: null, ...shown(totals) };
}

export function tireSummary(line: TireLine, totals = noSizes): LineSummary {
  const { type, speed, treadDepth32, threePeak, mileageWarranty } = line;
  const tire = { speed, treadDepth32, threePeak, mileageWarranty };
  return { ...namesOf(line), kind: type, kit: null, tire, ...shown(totals) };
}

function namesOf({ lineId, brand, name, status }: LiftKitLine | WheelLine | TireLine) {
  return { id: lineId, brand, name, status };
}

function shown({ sizes, priceCents, onHand }: SizeTotals) {
  return { sizes, priceCents, stock: stockState(onHand) };
}
