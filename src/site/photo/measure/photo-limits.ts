import type { PhotoMarks } from './marks.ts';
import type { Pose } from './pose.ts';

/** What is wrong with a photo, in the order in which it should be said. */
export type PhotoProblem = 'small' | 'mismatch' | 'oblique' | 'close' | 'high';

/** Under this many pixels from hub to hub a tenth of an inch is lost. */
const leastWheelbasePx = 400;
/** Past it the far end is too small, and what sticks out hides what is behind it. */
const mostYawDegrees = 23;
/** From here on inches are about. */
const squareYawDegrees = 12;
const nearestIn = 138;
/** From above, wheels are wider than high. */
const widestWheel = 1.08;
const mostMisfit = 2.2;
/** A dirty or black rim may be marked along the inner edge of its lip, which is smaller; none is larger. */
const mostRimOff = { smaller: 0.11, larger: 0.05 };

/** Why a photo cannot be used with these marks on this vehicle; empty if it can. */
export function photoProblems(pose: Pose, { front, rear }: PhotoMarks): PhotoProblem[] {
  const wheelbasePx = Math.hypot(front.x - rear.x, front.y - rear.y);
  const found: Record<PhotoProblem, boolean> = {
    small: wheelbasePx < leastWheelbasePx,
    mismatch:
      pose.misfit > mostMisfit ||
      pose.rimOff > mostRimOff.larger ||
      pose.rimOff < -mostRimOff.smaller,
    oblique: Math.abs(pose.yawDegrees) > mostYawDegrees,
    close: pose.distanceIn < nearestIn,
    high: [front, rear].every(({ halfWidth, halfHeight }) => halfWidth / halfHeight > widestWheel),
  };
  return (Object.keys(found) as PhotoProblem[]).filter((name) => found[name]);
}

/** Whether a photo is good to look at, but taken too far from the side for inches. */
export function isSlanted({ yawDegrees }: Pick<Pose, 'yawDegrees'>): boolean {
  return Math.abs(yawDegrees) > squareYawDegrees;
}
