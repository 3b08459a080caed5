/** What the tire change does to speed and gears. Diameters in inches. */
export type TireChange = { stockDiameterIn: number; fittedDiameterIn: number };

const RPM_FACTOR = 63_360 / (60 * Math.PI);

/** True speed while the speedometer, still calibrated for the stock tire, shows `indicatedMph`. */
export function trueSpeedMph(change: TireChange, indicatedMph: number): number {
  return indicatedMph * growth(change);
}

/** What the speedometer shows at a true speed. */
export function indicatedSpeedMph(change: TireChange, trueMph: number): number {
  return trueMph / growth(change);
}

/** Miles really driven while the odometer, still calibrated for the stock tire, counts `countedMiles`. */
export function milesDriven(change: TireChange, countedMiles: number): number {
  return countedMiles * growth(change);
}

/** Positive: the truck is faster than the speedometer says. */
export function speedometerErrorPercent(change: TireChange): number {
  return (growth(change) - 1) * 100;
}

/** What the axle ratio feels like with the new tires. */
export function effectiveRatio(change: TireChange, axleRatio: number): number {
  return axleRatio / growth(change);
}

/** The axle ratio that would restore the stock feel. */
export function restoringRatio(change: TireChange, axleRatio: number): number {
  return axleRatio * growth(change);
}

/** By how many percent the effective gear ratio drops; at 8–10 % a re-gear is worth offering. */
export function gearDropPercent(change: TireChange): number {
  return (1 - 1 / growth(change)) * 100;
}

/** The available ratio nearest to the requested one; a tie goes to the numerically higher one. */
export function nearestRatio(ratios: readonly number[], wished: number): number | null {
  return ratios.reduce<number | null>((best, ratio) => {
    if (best === null) return ratio;
    const closer = Math.abs(ratio - wished) - Math.abs(best - wished);
    return closer < 0 || (closer === 0 && ratio > best) ? ratio : best;
  }, null);
}

/** For towing: the smallest available ratio that is not below the requested one; null if there is none. */
export function towingRatio(ratios: readonly number[], wished: number): number | null {
  const enough = ratios.filter((ratio) => ratio >= wished);
  return enough.length === 0 ? null : Math.min(...enough);
}

type EngineInput = { mph: number; axleRatio: number; gear: number; diameterIn: number };

/** Engine speed without converter slip. */
export function engineRpm({ mph, axleRatio, gear, diameterIn }: EngineInput): number {
  return ((mph * axleRatio * gear) / diameterIn) * RPM_FACTOR;
}

function growth({ stockDiameterIn, fittedDiameterIn }: TireChange): number {
  return fittedDiameterIn / stockDiameterIn;
}
