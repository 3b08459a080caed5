import type { LiftKit, LiftKitLine } from './schemas.ts';

/** Every height of a lift line as a kit of its own, in the order of the line. */
export function liftKitsOf({ heights, ...line }: LiftKitLine): LiftKit[] {
  return heights.map((height) => ({
    ...line,
    ...height,
    // A line that is not offered has no height that is.
    status: line.status === 'active' ? height.status : line.status,
    sku: `${line.lineId}-${height.frontIn}x${height.rearIn}`,
  }));
}
