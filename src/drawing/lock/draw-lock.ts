import type { VehicleBuild } from '../build.ts';
import type { VehicleGeometry } from '../vehicle-geometry.ts';
import type { LockSpot, LockView } from './lock-parts.ts';
import { drawLockPlan } from './lock-plan.ts';
import { drawLockSide } from './lock-side.ts';

type LockRequest = {
  vehicle: VehicleGeometry;
  build: VehicleBuild;
  /** The spots that glow. */
  lit: readonly LockSpot[];
};

/**
 * The left front wheel turned to the steering stop and pushed up to the bump stop, from the side and from above, at one
 * scale and one below the other. The angle of the stop, the steering axis and the travel are assumed, and dashed; what is
 * on no record is hatched.
 */
export function drawLock(request: LockRequest): { side: LockView; plan: LockView } {
  return { side: drawLockSide(request), plan: drawLockPlan(request) };
}
