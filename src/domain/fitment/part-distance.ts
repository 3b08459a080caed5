import { type FitBuild, type FitTire, type FitWheel, liftHeights } from './build.ts';
import { MM_PER_IN, tireSectionIn } from './tire-dimensions.ts';
import { findTireSize } from './tire-size.ts';

/**
 * How much two builds on one vehicle differ in looks and measurements, in inches: lift heights, the wheel's diameter,
 * width and offset, the tire's diameter and width.
 */
export function partDistanceIn(one: FitBuild, other: FitBuild): number {
  return (
    liftDistanceIn(one, other) +
    (one.wheel && other.wheel ? wheelDistanceIn(one.wheel, other.wheel) : 0) +
    (one.tire && other.tire ? tireDistanceIn(one.tire, other.tire) : 0)
  );
}

function liftDistanceIn(one: FitBuild, other: FitBuild): number {
  const from = liftHeights(one.lift);
  const to = liftHeights(other.lift);
  const bodyIn = from.bodyIn - to.bodyIn;
  return Math.abs(from.frontIn - to.frontIn + bodyIn) + Math.abs(from.rearIn - to.rearIn + bodyIn);
}

function wheelDistanceIn(one: FitWheel, other: FitWheel): number {
  const offsetMm = (one.offsetMm ?? 0) - (other.offsetMm ?? 0);
  return (
    Math.abs(one.diameterIn - other.diameterIn) +
    Math.abs(one.widthIn - other.widthIn) +
    Math.abs(offsetMm) / MM_PER_IN
  );
}

function tireDistanceIn(one: FitTire, other: FitTire): number {
  return Math.abs(one.diameterIn - other.diameterIn) + Math.abs(sectionIn(one) - sectionIn(other));
}

function sectionIn({ size }: FitTire): number {
  const read = findTireSize(size);
  return read ? tireSectionIn(read) : 0;
}
