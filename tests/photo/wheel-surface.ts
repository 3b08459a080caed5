import { rimRadiusIn } from '#src/site/photo/measure/marks.ts';
import { type Lighting, mix, type Rgb, shade, times } from './light.ts';
import { patches } from './noise.ts';
import type { PhotoCase, RimLook } from './photo-cases.ts';
import type { Vector } from './true-camera.ts';

type Metal = { albedo: Rgb; gloss: number };

const metals: Record<RimLook, { face: Metal; lip: Metal }> = {
  silver: { face: metal(0.5, 0.12), lip: metal(0.55, 0.16) },
  machined: { face: metal(0.62, 0.2), lip: metal(0.6, 0.22) },
  black: { face: metal(0.012, 0.05), lip: metal(0.012, 0.06) },
  'satin-black': { face: metal(0.025, 0.02), lip: metal(0.025, 0.025) },
};

function metal(grey: number, gloss: number): Metal {
  return { albedo: [grey, grey, grey * 1.01], gloss };
}

const rubber: Rgb = [0.034, 0.033, 0.032];
const mud: Rgb = [0.2, 0.15, 0.1];
const lipIn = 0.9;
const dishIn = 1.4;
const barrelIn = 4;

export type WheelHit = {
  /** From the hub, in the plane of the rim. */
  x: number;
  y: number;
  /** Inches to the side for each inch that the ray goes inward. */
  slope: readonly [x: number, y: number];
  lit: boolean;
  isRear: boolean;
};

/** A wheel from the side: tire with a bulge and letters, rim with lip, dish and spokes, mud over both. */
export function wheelSurface(one: PhotoCase, light: Lighting, hit: WheelHit): Rgb {
  const radius = Math.hypot(hit.x, hit.y);
  const rim = rimRadiusIn({ wheelDiameterIn: one.vehicle.stockWheel.diameterIn });
  const outside = radius > rim;
  const clean = outside ? sidewall(one, light, hit) : rimFace(one, light, hit);
  if (one.dirt === 0) return clean;
  const seed = one.seed + (hit.isRear ? 50 : 0);
  const low = 0.5 - hit.y / (2 * rim);
  const patch = patches(hit.x / 3 + 40, hit.y / 3 + 40, seed) + 0.25 * low - 0.15;
  const cover = Math.min(1, Math.max(0, (patch - (1 - one.dirt)) * 3.2)) * 0.95;
  // It takes the shape of what it lies on, a little softer.
  const under = outside
    ? -0.5 + 0.9 * ((radius - rim) / (one.vehicle.stockTire.diameterIn / 2 - rim))
    : 0.6 - 1.1 * Math.min(1, (rim - radius) / lipIn);
  const normal = ringNormal(hit, outside || rim - radius < lipIn ? under : 0);
  const dry = shade(light, { albedo: mud, normal, lit: hit.lit, open: 0.8 });
  return mix(clean, dry, Math.max(cover, one.dirt * 0.18));
}

/** Out of a ring's cross section: -1 faces the hub, 1 faces away from it. */
function ringNormal({ x, y }: { x: number; y: number }, tilt: number): Vector {
  const radius = Math.hypot(x, y) || 1;
  return [(x / radius) * tilt, (y / radius) * tilt, Math.sqrt(Math.max(0, 1 - tilt * tilt))];
}

function sidewall(one: PhotoCase, light: Lighting, hit: WheelHit): Rgb {
  const radius = Math.hypot(hit.x, hit.y);
  const rim = rimRadiusIn({ wheelDiameterIn: one.vehicle.stockWheel.diameterIn });
  const share = (radius - rim) / (one.vehicle.stockTire.diameterIn / 2 - rim);
  const angle = Math.atan2(hit.y, hit.x);
  const letters = share > 0.4 && share < 0.62 && Math.abs(((angle * 5) % 2) - 0.5) < 0.7;
  const raised = letters && Math.sin(angle * 90) > -0.3;
  const ring = Math.abs(share - 0.3) < 0.02 || Math.abs(share - 0.8) < 0.02;
  const tilt = -0.7 + 1.35 * share + (ring ? 0.3 : 0);
  // In the gap between flange and bead there is little light.
  const gap = radius - rim < 0.22 ? 0.35 : 1;
  const albedo = raised ? times(rubber, 1.35) : rubber;
  const normal = ringNormal(hit, Math.min(0.9, Math.max(-0.9, tilt)));
  return times(shade(light, { albedo, normal, gloss: 0.012, lit: hit.lit }), gap);
}

function rimFace(one: PhotoCase, light: Lighting, hit: WheelHit): Rgb {
  const radius = Math.hypot(hit.x, hit.y);
  const rim = rimRadiusIn({ wheelDiameterIn: one.vehicle.stockWheel.diameterIn });
  const { face, lip } = metals[one.rim];
  const inward = rim - radius;
  if (inward < lipIn) {
    const tilt = 0.85 - (1.55 * inward) / lipIn;
    return shade(light, { ...lip, normal: ringNormal(hit, tilt), lit: hit.lit });
  }
  const spoke = spokeAt(one, hit, { depth: dishIn, rim });
  if (spoke) return shade(light, { ...face, normal: spoke, lit: hit.lit, open: 0.9 });
  const [x, y] = [hit.x + hit.slope[0] * barrelIn, hit.y + hit.slope[1] * barrelIn];
  const deep = Math.hypot(x, y);
  if (deep > rim - lipIn - 0.4)
    return shade(light, { ...face, normal: ringNormal({ x, y }, -0.95), lit: false, open: 0.35 });
  const disc: Metal = deep < rim * 0.62 ? metal(0.18, 0.03) : metal(0.02, 0);
  return shade(light, { ...disc, normal: [0, 0, 1], lit: false, open: 0.4 });
}

/** The direction in which a spoke faces at a point; null between the spokes. */
function spokeAt(
  { spokes }: PhotoCase,
  { x, y, slope }: WheelHit,
  { depth, rim }: { depth: number; rim: number },
): Vector | null {
  const [sx, sy] = [x + slope[0] * depth, y + slope[1] * depth];
  const radius = Math.hypot(sx, sy);
  if (radius > rim - lipIn * 0.9) return null;
  if (radius < rim * 0.24) return ringNormal({ x: sx, y: sy }, (0.8 * radius) / (rim * 0.24));
  const turn = (Math.PI * 2) / spokes;
  const angle = Math.atan2(sy, sx);
  const off = angle - Math.round(angle / turn) * turn;
  const aside = (off * radius) / (0.85 + 4.2 / spokes);
  if (Math.abs(aside) > 1) return null;
  const tilt = 0.55 * aside ** 3;
  return [-Math.sin(angle) * tilt, Math.cos(angle) * tilt, Math.sqrt(1 - tilt * tilt)];
}
