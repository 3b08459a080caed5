import type { LiftTireRow, Vehicle } from '#src/domain/catalog/index.ts';
import type { FitLift } from './build.ts';
import type { Verdict } from './reasons.ts';

/** Limits are printed to 0.1 in: this much over is "at the limit". */
export const AT_LIMIT_IN = 0.05;
/** Over a limit by no more than this is work, with the excess stated; more is refused. */
const A_LITTLE_OVER_IN = 0.6;

/**
 * Lift that makes room for a tire: the front's, which steers. A rear-only lift never helps it;
 * a body lift does, since it raises the fenders.
 */
export function clearanceLiftIn(lift: Pick<FitLift, 'frontIn'> | null): number {
  return lift?.frontIn ?? 0;
}

/** The rows that count at a lift: between two rows the lower one holds. Highest last. */
export function rowsAtLift(vehicle: Vehicle, liftIn: number): LiftTireRow[] {
  return vehicle.liftTire
    .filter((row) => row.liftIn <= liftIn)
    .sort((one, other) => one.liftIn - other.liftIn);
}

/** The largest tire at a lift, inches; null where the record has no row that low. */
export function tireLimitIn(vehicle: Vehicle, liftIn: number): number | null {
  const limits = rowsAtLift(vehicle, liftIn).map((row) => row.maxTireIn);
  return limits.length === 0 ? null : Math.max(...limits);
}

/** How a tire does against one row; within the limit, the row's own trimming is needed. */
export function judgeTireAtRow(row: LiftTireRow, diameterIn: number): Verdict {
  const overIn = diameterIn - row.maxTireIn;
  if (isWithin(overIn, AT_LIMIT_IN)) return row.trimming === 'none' ? 'fits' : 'fits-with-work';
  return isWithin(overIn, A_LITTLE_OVER_IN) ? 'fits-with-work' : 'does-not-fit';
}

/** Whether a tire is within a row's limit, so that only the row's trimming is asked of it. */
export function isWithinRow(row: LiftTireRow, diameterIn: number): boolean {
  return isWithin(diameterIn - row.maxTireIn, AT_LIMIT_IN);
}

/** 0.05 in over as a float is 0.0500000000000043. */
function isWithin(overIn: number, toleranceIn: number): boolean {
  return overIn <= toleranceIn + 1e-9;
}
