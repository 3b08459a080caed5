import { heightAt } from '../geometry/curve.ts';
import { lerp } from '../geometry/numbers.ts';
import type { Outline } from '../geometry/outline.ts';
import type { PickupSketch } from './pickup-sketch.ts';
import { screenSlope } from './sketch.ts';

const GLASS_BEHIND_SCREEN = 6.6;

/** x of the side glass's front edge at a height. */
export function glassFrontX(sketch: PickupSketch, y: number): number {
  const [bx, by] = sketch.screen.foot;
  return bx + (y - by) * screenSlope(sketch) + GLASS_BEHIND_SCREEN;
}

interface GlassTops {
  front: number;
  middle: number;
  rear: number;
}

export function glassTops(sketch: PickupSketch): GlassTops {
  const { head } = sketch.screen;
  const thickness = sketch.roofThickness ?? 3.3;
  const roof = [head, ...sketch.roof, sketch.roofRear];
  const rx = sketch.roofRear[0];
  return {
    front: heightAt(roof, head[0] + GLASS_BEHIND_SCREEN + 4) - thickness - 0.4,
    middle: heightAt(roof, lerp(head[0], rx, 0.5)) - thickness,
    rear: heightAt(roof, rx - 7) - thickness + 0.2,
  };
}

export function sideGlass(sketch: PickupSketch): Outline {
  const { front: base, rear: baseRear } = sketch.glassBase;
  const [rx] = sketch.roofRear;
  const [cx] = sketch.cabRear;
  const tops = glassTops(sketch);
  const dip = sketch.beltDip;
  const kick = sketch.beltKick ?? 0;
  const corner = sketch.rearGlass;
  return [
    [glassFrontX(sketch, base) - 1.2, dip?.y ?? base, 0.6],
    [glassFrontX(sketch, base + 1.6), base + 1.6 + (dip ? dip.y - base : 0), 0.8],
    [glassFrontX(sketch, tops.front) + 0.6, tops.front, 5, 0.3],
    [lerp(sketch.screen.head[0], rx, 0.52), tops.middle + 0.35, 22],
    [corner?.topX ?? rx - 8.5, tops.rear, corner?.topSoft ?? 3],
    [corner?.rearX ?? cx - 8, corner?.rearY ?? baseRear + 2.4, corner?.rearSoft ?? 2.4],
    [corner?.footX ?? cx - 9.6, baseRear + kick, 1.6],
    ...(kick ? [[cx - 22, baseRear, 4] as const] : []),
    ...beltBack(sketch),
  ];
}

function beltBack(sketch: PickupSketch): Outline {
  const { front: base, rear: baseRear } = sketch.glassBase;
  const dip = sketch.beltDip;
  if (!dip) return [[sketch.doors.middle - 6, lerp(base, baseRear, 0.45), 10]];
  return [
    [dip.x + 9, lerp(base, baseRear, 0.5) + 0.3, 4],
    [dip.x, dip.y, 4],
  ];
}

export function pillars(sketch: PickupSketch): Outline[] {
  const [bx, by] = sketch.screen.foot;
  const { middle: d1 } = sketch.doors;
  const base = sketch.glassBase.front;
  const roofY = sketch.reference.heightIn;
  const sailX = glassFrontX(sketch, base);
  const sailTop = (x: number) => by + (x - GLASS_BEHIND_SCREEN - bx) / screenSlope(sketch) + 2;
  return [
    [
      [d1 - 1.9, by - 4],
      [d1 + 1.9, by - 4],
      [d1 + 1.4, roofY],
      [d1 - 1.6, roofY],
    ],
    [
      [sailX + 3.4, base - 3],
      [sailX + 4.8, base - 3],
      [sailX + 8.4, sailTop(sailX + 8.4)],
      [sailX + 7.4, sailTop(sailX + 7.4)],
    ],
  ];
}
