import type { Outline } from '../geometry/outline.ts';
import { screenSlope } from './sketch.ts';
import type { WagonSketch } from './wagon-sketch.ts';

/** x of the side glass's front edge at a height. */
export function wagonGlassFrontX(sketch: WagonSketch, y: number): number {
  const [bx, by] = sketch.screen.foot;
  return bx + (y - by) * screenSlope(sketch) + (sketch.glassBehindScreen ?? 6.4);
}

/** The pillar between the doors and the bar behind the triangle window. */
export function wagonPillars(sketch: WagonSketch): Outline[] {
  if (sketch.pillar === null) return [];
  const by = sketch.screen.foot[1];
  const { middle } = sketch.doors;
  const [front, rear] = sketch.pillar ?? [middle - 1.8, middle + 1.8];
  const roofY = sketch.reference.heightIn;
  const between: Outline = [
    [front, by - 4],
    [rear, by - 4],
    [rear - 0.5, roofY],
    [front + 0.3, roofY],
  ];
  const sail = sketch.sailPillar === false ? [] : [sailPillar(sketch)];
  return [between, ...sail, ...(sketch.morePillars ?? [])];
}

function sailPillar(sketch: WagonSketch): Outline {
  const base = sketch.glassBase.front;
  const [bx, by] = sketch.screen.foot;
  const x = wagonGlassFrontX(sketch, base);
  const behind = sketch.glassBehindScreen ?? 6.4;
  const top = (at: number) => by + (at - behind - bx) / screenSlope(sketch) + 2;
  return [
    [x + 3.2, base - 3],
    [x + 4.4, base - 3],
    [x + 7.6, top(x + 7.6)],
    [x + 6.8, top(x + 6.8)],
  ];
}
