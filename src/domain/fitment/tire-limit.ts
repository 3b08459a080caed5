import type { LiftTireRow, Vehicle, VehicleTrim } from '#src/domain/catalog/index.ts';
import type { FitLift } from './build.ts';
import type { Verdict } from './reasons.ts';
import { readRowNote } from './row-note.ts';

type TireLimits = VehicleTrim['limits'][number];

/** Limits are printed to 0.1 in; up to this much over counts as "at the limit". */
export const AT_LIMIT_IN = 0.05;
/**
 * Up to this much over what clears untrimmed takes trimming, where nobody says how far that goes. A limit that includes
 * the trimming is the end: past it, metal is in the way.
 */
export const A_LITTLE_OVER_IN = 0.6;

/**
 * The lift that makes room for a tire: the front's, because it steers. A rear-only lift never helps; a body lift
 * does, because it raises the fenders.
 */
export function clearanceLiftIn(lift: Pick<FitLift, 'frontIn'> | null): number {
  return lift?.frontIn ?? 0;
}

/** The rows that apply at a lift: between two rows the lower one does. Highest last. */
export function rowsAtLift(vehicle: Vehicle, liftIn: number): LiftTireRow[] {
  return vehicle.liftTire
    .filter((row) => row.liftIn <= liftIn)
    .sort((one, other) => one.liftIn - other.liftIn);
}

/** The largest tire at a lift, in inches; null if the record has no row that low. */
export function tireLimitIn(vehicle: Vehicle, liftIn: number): number | null {
  const limits = rowsAtLift(vehicle, liftIn).map((row) => row.maxTireIn);
  return limits.length === 0 ? null : Math.max(...limits);
}

/** The largest tire at a lift that needs no trimming on any trim, in inches; null: not on record. */
export function cleanTireLimitIn(vehicle: Vehicle, liftIn: number): number | null {
  const limits = rowsAtLift(vehicle, liftIn).flatMap((row) => untrimmedLimitIn(row) ?? []);
  if (limits.length === 0) return null;
  return Math.min(Math.max(...limits), leastCleanIn(vehicle, liftIn));
}

/** What every trim takes untrimmed at a lift, in inches; infinite if the table applies to all trims. */
export function leastCleanIn({ trims }: Vehicle, liftIn: number): number {
  const limits = (trims ?? [])
    .filter(({ drive }) => drive !== '2WD')
    .flatMap((trim) => limitsAtLift(trim, liftIn)?.cleanIn ?? []);
  return Math.min(Number.POSITIVE_INFINITY, ...limits);
}

/** What a single trim takes at a lift; between two heights the lower one applies. */
export function limitsAtLift({ limits }: VehicleTrim, liftIn: number): TireLimits | undefined {
  return limits.findLast((one) => one.liftIn <= liftIn);
}

/** Where the largest tire, with work, lies between two heights on record. */
export type Between = { below: HeightLimit; above: HeightLimit };
type HeightLimit = { liftIn: number; limitIn: number };

/**
 * The heights on record on both sides of a lift, if the limits in between grow far enough for a tire that the lower one
 * refuses: room grows with the lift, and nobody records every height that a kit is sold in. Null at a height on record.
 */
export function betweenHeights(
  limits: readonly HeightLimit[],
  { liftIn, diameterIn }: { liftIn: number; diameterIn: number },
): Between | null {
  const above = limits.find((one) => one.liftIn > liftIn);
  const below = limits.findLast((one) => one.liftIn <= liftIn);
  if (!above || !below || below.liftIn === liftIn) return null;
  const part = (liftIn - below.liftIn) / (above.liftIn - below.liftIn);
  const limitIn = below.limitIn + part * (above.limitIn - below.limitIn);
  return isWithin(diameterIn - limitIn, 0) ? { below, above } : null;
}

/** Of each row the largest tire that it takes with work; by lift. */
export function workLimits({ liftTire }: Vehicle): HeightLimit[] {
  return liftTire.map((row) => ({
    liftIn: row.liftIn,
    limitIn: trimmedLimitIn(row) + overWithWorkIn(row.trimming === 'minor'),
  }));
}

/** How far over a limit a tire may be for work to do: the limit may include all the trimming there is. */
function overWithWorkIn(includesTrimming: boolean): number {
  return includesTrimming ? AT_LIMIT_IN : A_LITTLE_OVER_IN;
}

/** How a tire does against a trim's own limits at a lift; null if it has none that low. */
export function judgeByLimits(
  { limits }: VehicleTrim,
  at: { liftIn: number; diameterIn: number },
): Verdict | null {
  const own = limits.findLast((one) => one.liftIn <= at.liftIn);
  if (!own) return null;
  if (isAtMost(at.diameterIn, own.cleanIn)) return 'fits';
  const withWork = limits.map(({ liftIn, cleanIn, trimmedIn }) => ({
    liftIn,
    limitIn: trimmedIn + overWithWorkIn(trimmedIn > cleanIn),
  }));
  const isTaken = withWork.some(
    (one) => one.liftIn <= at.liftIn && isWithin(at.diameterIn - one.limitIn, 0),
  );
  return isTaken || betweenHeights(withWork, at) ? 'fits-with-work' : 'does-not-fit';
}

/** How a tire does against one row; within the limit, the row's own trimming is needed. */
export function judgeTireAtRow(row: LiftTireRow, diameterIn: number): Verdict {
  const untrimmedIn = untrimmedLimitIn(row);
  if (untrimmedIn !== null && isAtMost(diameterIn, untrimmedIn)) return 'fits';
  const overIn = overWithWorkIn(row.trimming === 'minor');
  return isWithin(diameterIn - trimmedLimitIn(row), overIn) ? 'fits-with-work' : 'does-not-fit';
}

/** Whether a tire goes on at a row's height, with trimming if need be. */
export function isTakenByRow(row: LiftTireRow, diameterIn: number): boolean {
  return judgeTireAtRow(row, diameterIn) !== 'does-not-fit';
}

/** Whether a tire is within a row's limit, so that at most trimming is needed. */
export function isWithinRow(row: LiftTireRow, diameterIn: number): boolean {
  return isAtMost(diameterIn, trimmedLimitIn(row));
}

/** The largest tire a row takes without trimming, in inches; null if unknown. */
export function untrimmedLimitIn({ cleanIn, trimming, maxTireIn, notes }: LiftTireRow) {
  if (cleanIn !== null) return cleanIn;
  return trimming === 'none' ? maxTireIn : readRowNote(notes).cleanIn;
}

/**
 * The largest tire a row takes with trimming, in inches. Where the row has no clean limit, its note may name a larger
 * size.
 */
export function trimmedLimitIn({ cleanIn, maxTireIn, notes }: LiftTireRow): number {
  return cleanIn === null ? Math.max(maxTireIn, readRowNote(notes).trimmedIn ?? 0) : maxTireIn;
}

/** Whether a tire is within what a row takes after metal is cut. */
export function isWithinCut({ cutIn }: LiftTireRow, diameterIn: number): boolean {
  return cutIn !== null && isAtMost(diameterIn, cutIn);
}

function isAtMost(diameterIn: number, limitIn: number): boolean {
  return isWithin(diameterIn - limitIn, AT_LIMIT_IN);
}

/** 0.05 in over is 0.0500000000000043 as a float. */
function isWithin(overIn: number, toleranceIn: number): boolean {
  return overIn <= toleranceIn + 1e-9;
}
