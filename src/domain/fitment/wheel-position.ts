import { MM_PER_IN } from './tire-dimensions.ts';

/** A wheel's position: width bead to bead (in) and offset (mm, positive tucks in). */
export type WheelPosition = { widthIn: number; offsetMm: number };

/** Each flange adds about half an inch outside the bead seat. */
const FLANGES_IN = 1;

/** Backspacing as measured with a tape at the flange, as in off-road catalogs. */
export function backspacingIn({ widthIn, offsetMm }: WheelPosition): number {
  return (widthIn + FLANGES_IN) / 2 + offsetMm / MM_PER_IN;
}

/** Backspacing as web calculators give it, without flanges: half an inch less. */
export function centerlineBackspacingIn({ widthIn, offsetMm }: WheelPosition): number {
  return widthIn / 2 + offsetMm / MM_PER_IN;
}

/** Offset (mm) of a wheel whose backspacing was measured at the flange. */
export function offsetFromBackspacingMm(widthIn: number, measuredIn: number): number {
  return (measuredIn - (widthIn + FLANGES_IN) / 2) * MM_PER_IN;
}

/** How far the outer edge moves, in mm. Positive means outward. */
export function pokeMm(stock: WheelPosition, fitted: WheelPosition): number {
  return outerEdgeMm(fitted) - outerEdgeMm(stock);
}

/** Clearance gained inside of the wheel's inner edge, in mm. Positive means more. */
export function innerClearanceChangeMm(stock: WheelPosition, fitted: WheelPosition): number {
  return innerEdgeMm(stock) - innerEdgeMm(fitted);
}

/** Change in track width of one axle: depends on offset (and spacers), not on width. In mm, positive means wider. */
export function trackChangeMm(stockOffsetMm: number, fittedOffsetMm: number): number {
  return 2 * (stockOffsetMm - fittedOffsetMm);
}

function outerEdgeMm({ widthIn, offsetMm }: WheelPosition): number {
  return (widthIn / 2) * MM_PER_IN - offsetMm;
}

function innerEdgeMm({ widthIn, offsetMm }: WheelPosition): number {
  return (widthIn / 2) * MM_PER_IN + offsetMm;
}
