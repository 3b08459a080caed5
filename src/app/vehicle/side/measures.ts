import type { VehicleBuild } from '../build.ts';
import type { DrawingNumbers } from '../drawing.ts';
import type { BodyShape } from '../shapes/body-shape.ts';
import type { Stance } from '../stance.ts';
import { riseAt } from '../stance.ts';
import type { VehicleGeometry } from '../vehicle-geometry.ts';

interface Measured {
  vehicle: VehicleGeometry;
  build: VehicleBuild;
  stance: Stance;
  shape: BodyShape;
}

/** The inches that a side view shows; length and wheelbase are the record's, not re-projected. */
export function measure(subject: Measured): DrawingNumbers {
  const { vehicle, build, stance } = subject;
  return {
    wheelbaseIn: vehicle.wheelbaseIn,
    lengthIn: vehicle.lengthIn,
    heightIn: roofTopIn(subject),
    tireDiameterIn: build.tire.diameterIn,
    liftFrontIn: build.liftFrontIn,
    liftRearIn: build.liftRearIn,
    riseFrontIn: stance.riseFrontIn,
    riseRearIn: stance.riseRearIn,
    groundClearanceIn: groundClearance(vehicle, stance),
  };
}

function roofTopIn({ vehicle, stance, shape }: Measured): number {
  return vehicle.heightIn + riseAt(stance, shape.roofPeakX);
}

/** A live axle only rises with its tires; with independent suspension the body's rise counts. */
function groundClearance(vehicle: VehicleGeometry, stance: Stance): number | null {
  const stock = vehicle.groundClearanceIn;
  if (stock === null) return null;
  if (vehicle.suspension.rear === 'independent') return stock + stance.riseRearIn;
  return stock + stance.radiusIn - stance.stockRadiusIn;
}
