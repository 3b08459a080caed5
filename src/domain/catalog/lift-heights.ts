import { statusWithin } from './offer.ts';
import type { LiftKit, LiftKitLine } from './schemas.ts';

/** Every height of a lift line as a kit of its own, in the order of the line. */
export function liftKitsOf({ heights, ...line }: LiftKitLine): LiftKit[] {
  return heights.map((height) => ({
    ...line,
    ...height,
    status: statusWithin(line, height.status),
    sku: `${line.lineId}-${height.frontIn}x${height.rearIn}`,
  }));
}
