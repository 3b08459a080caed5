import type { RideSetup } from '../build.ts';
import type { DrawingNumbers } from '../drawing.ts';
import { type Stance, stanceOf } from '../stance.ts';
import type { VehicleGeometry } from '../vehicle-geometry.ts';

interface Measured {
  vehicle: VehicleGeometry;
  build: RideSetup;
  stance: Stance;
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

/** At the middle of the roof, as in the figures of a build: the mean of front and rear. */
function roofTopIn({ vehicle, stance }: Measured): number {
  return vehicle.heightIn + (stance.riseFrontIn + stance.riseRearIn) / 2;
}

/** An axle rises with its tires only; the lift does not count (reference data, formulas, section 9). */
function groundClearance(vehicle: VehicleGeometry, stance: Stance): number | null {
  const stock = vehicle.groundClearanceIn;
  return stock === null ? null : stock + stance.radiusIn - stance.stockRadiusIn;
}

/** The figures of a side view without the drawing. */
export function sideNumbers(vehicle: VehicleGeometry, build: RideSetup): DrawingNumbers {
  return measure({ vehicle, build, stance: stanceOf(vehicle, build) });
}
