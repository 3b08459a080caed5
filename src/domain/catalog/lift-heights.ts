import { statusWithin, wasOffered } from './offer.ts';
import type { LiftKit, LiftKitLine } from './schemas.ts';

/** Every height of a lift line as a kit of its own, in the order of the line. */
export function liftKitsOf({ heights, ...line }: LiftKitLine): LiftKit[] {
  const known = heights.filter(wasOffered).map(({ frontIn }) => frontIn);
  return heights.map((height) => ({
    ...line,
    ...height,
    lineHeightsIn: inOrder([...known, height.frontIn]),
    status: statusWithin(line, height.status),
    sku: `${line.lineId}-${height.frontIn}x${height.rearIn}`,
  }));
}

function inOrder(heights: readonly number[]): number[] {
  return [...new Set(heights)].sort((one, other) => one - other);
}
