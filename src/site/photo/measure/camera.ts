import type { KnownVehicle, PhotoMarks, PhotoPoint, PhotoSize } from './marks.ts';

/**
 * Vehicle axes in inches: x from the front hub to the rear hub, y up from the ground, z out of the side toward the
 * camera; z = 0 is the plane of the near rims.
 */
export type Project = (xIn: number, yIn: number, zIn?: number) => PhotoPoint;

/** 1 if the truck's front is at the left of the photo, else -1. */
export type Facing = 1 | -1;

export type Scene = { known: KnownVehicle; photo: PhotoSize; facing: Facing };

const phoneFocal35mm = 26;
const filmDiagonalMm = 43.27;

/** The focal length in pixels; that of a phone's main camera if the file does not say. */
export function focalPixels({ width, height, focal35mm }: PhotoSize): number {
  return ((focal35mm ?? phoneFocal35mm) / filmDiagonalMm) * Math.hypot(width, height);
}

export function facingOf({ front, rear }: PhotoMarks): Facing {
  return front.x < rear.x ? 1 : -1;
}

/** What is not known of a camera, in the order of the numbers that are fitted. */
export type CameraParameters = {
  yaw: number;
  pitch: number;
  /** Of the truck in the picture: a sloping street and a crooked phone. */
  roll: number;
  /** The middle of the truck in front of the lens, in inches. */
  aside: number;
  below: number;
  logDepth: number;
  logFocal: number;
  logRim: number;
};

/** @param at as many numbers as `CameraParameters` has, in its order */
export function parametersOf(at: readonly number[]): CameraParameters {
  const [yaw = 0, pitch = 0, roll = 0, aside = 0, below = 0] = at;
  const [logDepth = 0, logFocal = 0, logRim = 0] = at.slice(5);
  return { yaw, pitch, roll, aside, below, logDepth, logFocal, logRim };
}

/** The camera as a function from points of the vehicle to points of the photo. */
export function projectionOf({ known, photo, facing }: Scene, camera: CameraParameters): Project {
  const focal = focalPixels(photo) * Math.exp(camera.logFocal);
  const depth = Math.exp(camera.logDepth);
  const hubY = known.tireDiameterIn / 2;
  const { sin, cos } = Math;
  const [sy, cy] = [sin(camera.yaw), cos(camera.yaw)];
  const [sp, cp] = [sin(camera.pitch), cos(camera.pitch)];
  const [sr, cr] = [sin(camera.roll), cos(camera.roll)];
  return (x, y, z = 0) => {
    const [ax, ay, az] = [facing * (x - known.wheelbaseIn / 2), hubY - y, -z];
    const [bx, by] = [cr * ax - sr * ay, sr * ax + cr * ay];
    const [u, w] = [cy * bx + sy * az, -sy * bx + cy * az];
    const [v, away] = [cp * by - sp * w, sp * by + cp * w];
    const perInch = focal / (depth + away);
    return [
      photo.width / 2 + perInch * (u + camera.aside),
      photo.height / 2 + perInch * (v + camera.below),
    ];
  };
}

type Circle = { x: number; y: number; z?: number; radius: number };

/** Half of the width and of the height at which a circle in a plane along the truck is seen. */
export function circleExtent(
  project: Project,
  { x, y, z = 0, radius }: Circle,
): { halfWidth: number; halfHeight: number } {
  const step = 0.5;
  const [ax, ay] = project(x + step, y, z);
  const [bx, by] = project(x - step, y, z);
  const [cx, cy] = project(x, y + step, z);
  const [dx, dy] = project(x, y - step, z);
  return {
    halfWidth: radius * Math.hypot(ax - bx, cx - dx),
    halfHeight: radius * Math.hypot(ay - by, cy - dy),
  };
}

const newtonRounds = 6;

/** The point of the plane z = `zIn` that is seen at a point of the photo, by Newton's method. */
export function unprojectWith(
  project: Project,
  [px, py]: PhotoPoint,
  { startIn, zIn = 0 }: { startIn: readonly [number, number]; zIn?: number },
): readonly [xIn: number, yIn: number] {
  let [x, y] = startIn;
  for (let round = 0; round < newtonRounds; round++) {
    const [u, v] = project(x, y, zIn);
    const [ux, vx] = project(x + 1, y, zIn);
    const [uy, vy] = project(x, y + 1, zIn);
    const [a, b, c, d] = [ux - u, uy - u, vx - v, vy - v];
    const det = a * d - b * c;
    const [ex, ey] = [px - u, py - v];
    x += (d * ex - b * ey) / det;
    y += (a * ey - c * ex) / det;
  }
  return [x, y];
}
