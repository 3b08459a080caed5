import type { Outline } from '../geometry/outline.ts';
import type { WagonBody } from './body-file.ts';
import { screenSlope } from './grown-parts.ts';

/** x of the side glass's front edge at a height. */
export function wagonGlassFrontX(body: WagonBody, y: number): number {
  const [bx, by] = body.outline.screen.foot;
  return bx + (y - by) * screenSlope(body) + (body.glass.behindScreen ?? 6.4);
}

/** The pillar between the doors and the bar behind the triangle window. */
export function wagonPillars(body: WagonBody): Outline[] {
  if (body.glass.pillar === null) return [];
  const by = body.outline.screen.foot[1];
  const { middle } = body.doors;
  const [front, rear] = body.glass.pillar ?? [middle - 1.8, middle + 1.8];
  const roofY = body.reference.heightIn;
  const between: Outline = [
    [front, by - 4],
    [rear, by - 4],
    [rear - 0.5, roofY],
    [front + 0.3, roofY],
  ];
  const sail = body.glass.sailPillar === false ? [] : [sailPillar(body)];
  return [between, ...sail, ...(body.glass.morePillars ?? [])];
}

function sailPillar(body: WagonBody): Outline {
  const base = body.levels.glassBase.front;
  const [bx, by] = body.outline.screen.foot;
  const x = wagonGlassFrontX(body, base);
  const behind = body.glass.behindScreen ?? 6.4;
  const top = (at: number) => by + (at - behind - bx) / screenSlope(body) + 2;
  return [
    [x + 3.2, base - 3],
    [x + 4.4, base - 3],
    [x + 7.6, top(x + 7.6)],
    [x + 6.8, top(x + 6.8)],
  ];
}
