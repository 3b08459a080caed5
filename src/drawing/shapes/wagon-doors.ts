import { heightAt } from '../geometry/curve.ts';
import { lerp } from '../geometry/numbers.ts';
import type { Outline } from '../geometry/outline.ts';
import type { WagonBody } from './body-file.ts';
import { frontDoorLine, hoodShutLine } from './grown-parts.ts';
import { wagonGlassFrontX } from './wagon-glass.ts';

const FRAME_TOP = 1.4;

/** Hood and door shut lines; a body may define its own. */
export function wagonShutLines(body: WagonBody): Outline[] {
  if (body.doors.shutLines) return body.doors.shutLines;
  return [
    hoodShutLine(body),
    frontDoorLine(body, body.levels.belt + 0.6),
    rearDoor(body),
    doorTops(body),
  ];
}

function rearDoor(body: WagonBody): Outline {
  const { middle: d1, rear: d2 } = body.doors;
  const { sill } = body.levels;
  const { rear: archRear } = body.arches;
  const { rearX: rearGlassX } = body.glass;
  const by = body.outline.screen.foot[1];
  const bottom = sill + 1.7;
  const archX = body.reference.wheelbaseIn - archRear.halfWidth;
  const top = rearGlassTop(body);
  const lean = body.glass.rearLean ?? 1;
  return [
    [d1, body.levels.belt + 0.6],
    [d1 - 0.8, lerp(sill, by, 0.5), 8],
    [d1 - 2.2, bottom + 4, 4],
    [d1 + 0.8, bottom, 2],
    [archX - 6, bottom, 2],
    [archX - 0.4, lerp(bottom, archRear.crown, 0.6), 6],
    [d2, lerp(archRear.crown, by, 0.35), 6],
    [d2 + 0.4, body.levels.belt + 1, 3],
    [rearGlassX - lean + 2, top + FRAME_TOP + 0.4, 2],
    [rearGlassX - 4, top + FRAME_TOP + 0.6],
  ];
}

function doorTops(body: WagonBody): Outline {
  const { rearX: rearGlassX } = body.glass;
  const [tx] = body.outline.screen.head;
  const middleX = lerp(tx, rearGlassX, 0.6);
  const thickness = body.outline.roofThickness ?? 3.1;
  const frontTop = roofHeight(body, tx + (body.glass.behindScreen ?? 6.4) + 3) - thickness - 0.3;
  return [
    [rearGlassX - 4, rearGlassTop(body) + FRAME_TOP + 0.6, 6],
    [middleX, roofHeight(body, middleX) - thickness + FRAME_TOP, 20],
    [wagonGlassFrontX(body, frontTop) - 1.2, frontTop + FRAME_TOP + 0.1, 6],
    [body.doors.front + 2.7, body.outline.screen.foot[1] + 1.3],
  ];
}

function roofHeight(body: WagonBody, x: number): number {
  return heightAt([body.outline.screen.head, ...body.outline.roof, body.outline.roofRear], x);
}

function rearGlassTop(body: WagonBody): number {
  return roofHeight(body, body.glass.rearX) - (body.outline.roofThickness ?? 3.1);
}
