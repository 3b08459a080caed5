import type { Outline } from '../geometry/outline.ts';
import type { BodyDetail, BodyPart, ReferenceSize, TrimPart } from './template.ts';

/** Target size of a warp, in inches. */
export interface BodySize {
  wheelbaseIn: number;
  frontOverhangIn: number;
  rearOverhangIn: number;
  heightIn: number;
  tireRadiusIn: number;
}

/** Maps template inches onto a vehicle, each axis separately. */
export interface Warp {
  x(x: number): number;
  y(y: number): number;
}

/** Maps x through front tip, axles and rear tip, y through ground, hub and roof. */
export function createWarp(from: ReferenceSize, to: BodySize): Warp {
  const fromRear = from.lengthIn - from.frontOverhangIn;
  return {
    x: piecewise([
      [-from.frontOverhangIn, -to.frontOverhangIn],
      [0, 0],
      [from.wheelbaseIn, to.wheelbaseIn],
      [fromRear, to.wheelbaseIn + to.rearOverhangIn],
    ]),
    y: piecewise([
      [0, 0],
      [from.tireRadiusIn, to.tireRadiusIn],
      [from.heightIn, to.heightIn],
    ]),
  };
}

type Pair = readonly [from: number, to: number];

/** Linear between the pairs, extrapolated beyond the ends. */
function piecewise(pairs: readonly Pair[]): (value: number) => number {
  return (value) => {
    const found = pairs.findIndex((pair, index) => index > 0 && value <= pair[0]);
    const upper = found === -1 ? pairs.length - 1 : found;
    const [a, b] = [pairs[upper - 1], pairs[upper]];
    if (!a || !b) return value;
    return b[1] + ((value - b[0]) * (b[1] - a[1])) / (b[0] - a[0]);
  };
}

export function warpOutline(points: Outline, warp: Warp): Outline {
  return points.map(([x, y, soft, bulge]) => [warp.x(x), warp.y(y), soft, bulge]);
}

function warpMaybe(points: Outline | undefined, warp: Warp): Outline | undefined {
  return points && warpOutline(points, warp);
}

export function warpDetail(detail: BodyDetail, warp: Warp): BodyDetail {
  const move = (points: Outline) => warpOutline(points, warp);
  const part = (value: BodyPart) => warpPart(value, warp);
  const { mirror, fuelDoor } = detail;
  return {
    glass: detail.glass.map(move),
    pillars: detail.pillars.map(move),
    streaks: detail.streaks.map(move),
    interior: detail.interior.map(move),
    shutLines: detail.shutLines.map(move),
    fineLines: detail.fineLines.map(move),
    creases: detail.creases.map((crease) => ({ ...crease, line: move(crease.line) })),
    planes: detail.planes.map((plane) => ({ ...plane, outline: move(plane.outline) })),
    lamps: detail.lamps.map((lamp) => ({ ...lamp, outline: move(lamp.outline) })),
    frontBumper: part(detail.frontBumper),
    rearBumper: part(detail.rearBumper),
    cladding: detail.cladding.map(part),
    trim: detail.trim.map((trim) => warpTrim(trim, warp)),
    horns: detail.horns.map(part),
    underTrim: detail.underTrim.map(move),
    handles: detail.handles.map((h) => ({ ...h, x: warp.x(h.x), y: warp.y(h.y) })),
    fuelDoor: fuelDoor && { ...fuelDoor, x: warp.x(fuelDoor.x), y: warp.y(fuelDoor.y) },
    hoodPlane: move(detail.hoodPlane),
    windshield: move(detail.windshield),
    grille: warpMaybe(detail.grille, warp),
    mirror: {
      ...mirror,
      outline: move(mirror.outline),
      arm: move(mirror.arm),
      splitY: mirror.splitY && warp.y(mirror.splitY),
    },
    roofPanel: warpMaybe(detail.roofPanel, warp),
    roofRail: warpMaybe(detail.roofRail, warp),
  };
}

function warpPart(part: BodyPart, warp: Warp): BodyPart {
  return {
    ...part,
    outline: warpOutline(part.outline, warp),
    highlight: warpMaybe(part.highlight, warp),
    cutout: warpMaybe(part.cutout, warp),
  };
}

function warpTrim(trim: TrimPart, warp: Warp): TrimPart {
  return {
    ...trim,
    outline: warpOutline(trim.outline, warp),
    highlight: warpMaybe(trim.highlight, warp),
  };
}
