import { heightAt } from '../geometry/curve.ts';
import { lerp } from '../geometry/numbers.ts';
import type { Outline } from '../geometry/outline.ts';
import type { PickupBody } from './body-file.ts';
import { screenSlope } from './grown-parts.ts';

const GLASS_BEHIND_SCREEN = 6.6;

/** x of the side glass's front edge at a height. */
export function glassFrontX(body: PickupBody, y: number): number {
  const [bx, by] = body.outline.screen.foot;
  return bx + (y - by) * screenSlope(body) + GLASS_BEHIND_SCREEN;
}

interface GlassTops {
  front: number;
  middle: number;
  rear: number;
}

export function glassTops(body: PickupBody): GlassTops {
  const { head } = body.outline.screen;
  const thickness = body.outline.roofThickness ?? 3.3;
  const roof = [head, ...body.outline.roof, body.outline.roofRear];
  const rx = body.outline.roofRear[0];
  return {
    front: heightAt(roof, head[0] + GLASS_BEHIND_SCREEN + 4) - thickness - 0.4,
    middle: heightAt(roof, lerp(head[0], rx, 0.5)) - thickness,
    rear: heightAt(roof, rx - 7) - thickness + 0.2,
  };
}

export function sideGlass(body: PickupBody): Outline {
  const { front: base, rear: baseRear } = body.levels.glassBase;
  const [rx] = body.outline.roofRear;
  const [cx] = body.outline.cabRear;
  const tops = glassTops(body);
  const dip = body.glass.beltDip;
  const kick = body.glass.beltKick ?? 0;
  const corner = body.glass.rearCorner;
  return [
    [glassFrontX(body, base) - 1.2, dip?.y ?? base, 0.6],
    [glassFrontX(body, base + 1.6), base + 1.6 + (dip ? dip.y - base : 0), 0.8],
    [glassFrontX(body, tops.front) + 0.6, tops.front, 5, 0.3],
    [lerp(body.outline.screen.head[0], rx, 0.52), tops.middle + 0.35, 22],
    [corner?.topX ?? rx - 8.5, tops.rear, corner?.topSoft ?? 3],
    [corner?.rearX ?? cx - 8, corner?.rearY ?? baseRear + 2.4, corner?.rearSoft ?? 2.4],
    [corner?.footX ?? cx - 9.6, baseRear + kick, 1.6],
    ...(kick ? [[cx - 22, baseRear, 4] as const] : []),
    ...beltBack(body),
  ];
}

function beltBack(body: PickupBody): Outline {
  const { front: base, rear: baseRear } = body.levels.glassBase;
  const dip = body.glass.beltDip;
  if (!dip) return [[body.doors.middle - 6, lerp(base, baseRear, 0.45), 10]];
  return [
    [dip.x + 9, lerp(base, baseRear, 0.5) + 0.3, 4],
    [dip.x, dip.y, 4],
  ];
}

export function pillars(body: PickupBody): Outline[] {
  const [bx, by] = body.outline.screen.foot;
  const { middle: d1 } = body.doors;
  const base = body.levels.glassBase.front;
  const roofY = body.reference.heightIn;
  const sailX = glassFrontX(body, base);
  const sailTop = (x: number) => by + (x - GLASS_BEHIND_SCREEN - bx) / screenSlope(body) + 2;
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
