const DEGREES = 180 / Math.PI;

/** A tire as a circle, and the body point that would touch first: distance from the axle, height. */
export type RampPoint = { tireRadiusIn: number; distanceIn: number; heightIn: number };

/**
 * Approach or departure angle in degrees: the line through the point, tangent to the tire. Breakover is twice this,
 * with half the wheelbase as the distance.
 */
export function rampAngleDeg({ tireRadiusIn, distanceIn, heightIn }: RampPoint): number {
  const drop = tireRadiusIn - heightIn;
  const tangent = Math.asin(tireRadiusIn / Math.hypot(distanceIn, drop));
  return (tangent - Math.atan2(drop, distanceIn)) * DEGREES;
}

type KnownAngle = { tireRadiusIn: number; distanceIn: number; angleDeg: number };

/** The height of that point in inches, calculated from a published angle. */
export function heightFromAngleIn({ tireRadiusIn, distanceIn, angleDeg }: KnownAngle): number {
  const angle = angleDeg / DEGREES;
  return tireRadiusIn + (distanceIn * Math.sin(angle) - tireRadiusIn) / Math.cos(angle);
}
