/** Lift by axle (in) and, separately, of the body on its frame. */
export type LiftHeights = { frontIn: number; rearIn: number; bodyIn: number };

type RideInput = { stockDiameterIn: number; fittedDiameterIn: number; lift: LiftHeights };

/** Gain below the axle: half of what the tire grew. No kit lifts the axle itself. Inches. */
export function axleGainIn(stockDiameterIn: number, fittedDiameterIn: number): number {
  return (fittedDiameterIn - stockDiameterIn) / 2;
}

/** Gain of the body at each axle and at the middle of the roof (mean of both), in inches. */
export function bodyGainIn({ stockDiameterIn, fittedDiameterIn, lift }: RideInput) {
  const axle = axleGainIn(stockDiameterIn, fittedDiameterIn);
  const front = axle + lift.frontIn + lift.bodyIn;
  const rear = axle + lift.rearIn + lift.bodyIn;
  return { front, rear, mean: (front + rear) / 2 };
}

type ReceiverInput = RideInput & { wheelbaseIn: number; rearOverhangIn: number };

/**
 * How much higher the hitch receiver sits, in inches; negative: lower. It is on the frame, which a body lift does not
 * raise, and is taken to be at the rear end: behind the axle, a frame that tilts moves it more than the axle's own lift.
 */
export function receiverGainIn(input: ReceiverInput): number {
  const { lift, wheelbaseIn, rearOverhangIn } = input;
  const tilt = ((lift.rearIn - lift.frontIn) * rearOverhangIn) / wheelbaseIn;
  return axleGainIn(input.stockDiameterIn, input.fittedDiameterIn) + lift.rearIn + tilt;
}

type RakeInput = { stockRakeIn: number; wheelbaseIn: number; lift: LiftHeights };

/** Rear fender height above front fender height; positive means nose down. Inches and degrees. */
export function rakeAfterLift({ stockRakeIn, wheelbaseIn, lift }: RakeInput) {
  const rakeIn = stockRakeIn + lift.rearIn - lift.frontIn;
  return { rakeIn, angleDeg: (Math.atan(rakeIn / wheelbaseIn) * 180) / Math.PI };
}

/** Clearance below a garage door in inches; negative: too tall. */
export function garageClearanceIn(heightIn: number, doorIn: number): number {
  return doorIn - heightIn;
}
