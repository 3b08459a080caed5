import { sideOutline } from '#src/drawing/index.ts';
import { bodyShapeOf } from '#src/drawing/shapes/vehicle-bodies.ts';
import { polygonOf } from '#tests/drawing/polygon.ts';
import { type Lighting, lightings, mix, type Rgb, shade, times } from './light.ts';
import { patches } from './noise.ts';
import type { PhotoCase } from './photo-cases.ts';
import { type Mask, sideMask } from './side-mask.ts';
import type { Vector } from './true-camera.ts';
import { wheelSurface } from './wheel-surface.ts';

/** The fender's lip is a little nearer to the camera than the rims. */
const sideIn = 1.2;
const wellIn = -17;
const wallIn = -300;
const curbIn = -190;

export type SceneModel = {
  one: PhotoCase;
  light: Lighting;
  body: Mask;
  /** With its openings filled: what shades and what stands behind a wheel. */
  filled: Mask;
  glass: Mask[];
  /** How much the body is lifted and the tires have grown, for the photo after the work. */
  riseIn: number;
};

export function sceneOf(one: PhotoCase, riseIn = 0): SceneModel {
  const { silhouette, frontOpening, rearOpening } = sideOutline(one.vehicle);
  const masks = [silhouette, frontOpening, rearOpening].map((points) => sideMask(points));
  const [body = () => false] = masks;
  return {
    one,
    light: lightings[one.light],
    body,
    filled: (x, y) => masks.some((mask) => mask(x, y)),
    glass: bodyShapeOf(one.vehicle).detail.glass.map((points) => sideMask(polygonOf(points))),
    riseIn,
  };
}

type Ray = { from: Vector; along: Vector };

/** The light along a ray, front to back: side of the body, wheels, what is behind them, ground, wall, sky. */
export function lightAlong(scene: SceneModel, ray: Ray): Rgb {
  return (
    bodySide(scene, ray) ??
    wheels(scene, ray) ??
    depths(scene, ray) ??
    ground(scene, ray) ??
    behind(scene, ray)
  );
}

function atZ({ from, along }: Ray, z: number): readonly [x: number, y: number] | null {
  const t = (z - from[2]) / along[2];
  return t > 0 ? [from[0] + along[0] * t, from[1] + along[1] * t] : null;
}

const isLit = ({ light, filled, riseIn }: SceneModel, [x, y, z]: Vector): boolean => {
  const [sx, sy, sz] = light.sun;
  if (sz < 0)
    return [-6, -20, -40, -60].every(
      (at) => !filled(x + (sx * (at - z)) / sz, y + (sy * (at - z)) / sz - riseIn),
    );
  if (z >= sideIn) return true;
  const t = (sideIn - z) / sz;
  return !filled(x + sx * t, y + sy * t - riseIn);
};

function bodySide(scene: SceneModel, ray: Ray): Rgb | null {
  const hit = atZ(ray, sideIn);
  if (!hit) return null;
  const [x, y] = [hit[0], hit[1] - scene.riseIn];
  if (!scene.body(x, y)) return null;
  const { one, light } = scene;
  const lit = light.sun[2] > 0;
  if (scene.glass.some((mask) => mask(x, y)))
    return shade(light, {
      albedo: [0.01, 0.012, 0.013],
      normal: [0, 0.25, 0.97],
      gloss: 0.08,
      lit,
    });
  const share = y / one.vehicle.heightIn;
  // Below the shoulder a side leans in, above it the glass house does too.
  const lean = share < 0.3 ? -0.35 : share < 0.56 ? (0.52 - share) * -0.9 : 0.35;
  const normal: Vector = [0, lean, Math.sqrt(1 - lean * lean)];
  const low = Math.max(0, 1 - y / 34) * one.dirt;
  const dusty = mix(
    one.paint,
    [0.22, 0.17, 0.12],
    low * (0.4 + 0.6 * patches(x / 9, y / 9, one.seed)),
  );
  const seam =
    [0.32, 0.62].some((at) => Math.abs(x - at * one.vehicle.wheelbaseIn) < 0.15) && y > 22;
  return times(shade(light, { albedo: dusty, normal, gloss: 0.07, lit }), seam ? 0.3 : 1);
}

function wheels(scene: SceneModel, ray: Ray): Rgb | null {
  const { one, light } = scene;
  const radius = one.vehicle.stockTire.diameterIn / 2;
  const face = atZ(ray, 0);
  if (!face) return null;
  for (const hubX of [0, one.vehicle.wheelbaseIn]) {
    const [x, y] = [face[0] - hubX, face[1] - radius];
    if (Math.hypot(x, y) > radius) continue;
    const slope = [ray.along[0] / -ray.along[2], ray.along[1] / -ray.along[2]] as const;
    const lit = isLit(scene, [face[0], face[1], 0]);
    return wheelSurface(one, light, { x, y, slope, lit, isRear: hubX > 0 });
  }
  return null;
}

const dark: Rgb = [0.006, 0.006, 0.006];

/** The tread past the face, the wells, the frame, the far wheels, and the body's other side. */
function depths(scene: SceneModel, ray: Ray): Rgb | null {
  for (let z = -1; z >= -78; z -= z > -12 ? 1.5 : 6) {
    const at = atZ(ray, z);
    const seen = at && (z > wellIn ? nearPart(scene, at, z) : farPart(scene, at, z));
    if (seen) return seen;
  }
  return null;
}

type Place = readonly [x: number, y: number];

function isOnTread({ one }: SceneModel, [x, y]: Place, less = 0): boolean {
  const radius = one.vehicle.stockTire.diameterIn / 2;
  return [0, one.vehicle.wheelbaseIn].some(
    (hub) => Math.hypot(x - hub, y - radius) < radius - less,
  );
}

/** Between the side and the back of the wells. */
function nearPart(scene: SceneModel, at: Place, z: number): Rgb | null {
  const { one, light, body, riseIn } = scene;
  if (body(at[0], at[1] - riseIn))
    return shade(light, { albedo: times(one.paint, 0.6), normal: [0, 0.3, 0.6], lit: false });
  if (z > -11 && isOnTread(scene, at, 0.2)) return times(dark, 1 + (Math.floor(z) % 2));
  return null;
}

function farPart(scene: SceneModel, at: Place, z: number): Rgb | null {
  const { one, light, filled, riseIn } = scene;
  const [x, y] = [at[0], at[1] - riseIn];
  if (filled(x, y)) {
    if (z - 6 < wellIn) return dark;
    return shade(light, { albedo: times(one.paint, 0.5), normal: [0, 0.4, 0.5], lit: false });
  }
  const isFrame = y > 11 && y < 19 && x > -20 && x < one.vehicle.wheelbaseIn + 30;
  if (isFrame && z < -18 && z > -60) return dark;
  return z < -62 && isOnTread(scene, at) ? dark : null;
}

function ground(scene: SceneModel, { from, along }: Ray): Rgb | null {
  if (along[1] >= 0) return null;
  const t = -from[1] / along[1];
  const [x, z] = [from[0] + along[0] * t, from[2] + along[2] * t];
  if (z < wallIn) return null;
  const { one, light } = scene;
  const [sx, sy, sz] = light.sun;
  const blocked = [-4, -20, -40, -60, -70].some((at) => {
    const up = (at - z) / sz;
    return up > 0 && scene.filled(x + sx * up, sy * up - scene.riseIn);
  });
  const under = z < 2 && z > -76 && x > -30 && x < one.vehicle.lengthIn - 40;
  const pavement = z < curbIn ? 0.42 : 0.2;
  const texture =
    0.75 + 0.5 * patches(x / 1.5, z / 1.5, 7) * (0.6 + 0.4 * patches(x / 30, z / 30, 8));
  const albedo = times([pavement, pavement * 0.97, pavement * 0.92], texture);
  return shade(light, { albedo, normal: [0, 1, 0], lit: !blocked, open: under ? 0.25 : 1 });
}

/** A wall with windows, and the sky over it. */
function behind({ light }: SceneModel, ray: Ray): Rgb {
  const hit = atZ(ray, wallIn);
  if (!hit || hit[1] > 150) return times(mix(light.sky, [1, 1, 1], 0.1), 1.3);
  const [x, y] = hit;
  const across = ((x % 110) + 110) % 110;
  if (across < 42 && y > 55 && y < 118)
    return shade(light, {
      albedo: [0.03, 0.035, 0.04],
      normal: [0, 0.1, 1],
      gloss: 0.3,
      lit: false,
    });
  const albedo = times([0.44, 0.33, 0.25], 0.85 + 0.3 * patches(x / 8, y / 3, 9));
  return shade(light, { albedo, normal: [0, 0, 1], lit: light.sun[2] > 0 });
}
