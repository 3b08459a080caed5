import { heightAt } from '../geometry/curve.ts';
import { lerp } from '../geometry/numbers.ts';
import type { Outline } from '../geometry/outline.ts';
import { frontDoorLine, hoodShutLine } from './sketch-parts.ts';
import { wagonGlassFrontX } from './wagon-glass.ts';
import type { WagonSketch } from './wagon-sketch.ts';

const FRAME_TOP = 1.4;

/** Hood and door shut lines; a sketch may give its own. */
export function wagonShutLines(sketch: WagonSketch): Outline[] {
  if (sketch.shutLines) return sketch.shutLines;
  return [
    hoodShutLine(sketch),
    frontDoorLine(sketch, sketch.belt + 0.6),
    rearDoor(sketch),
    doorTops(sketch),
  ];
}

function rearDoor(sketch: WagonSketch): Outline {
  const { middle: d1, rear: d2 } = sketch.doors;
  const { sill, archRear, rearGlassX } = sketch;
  const by = sketch.screen.foot[1];
  const bottom = sill + 1.7;
  const archX = sketch.reference.wheelbaseIn - archRear.halfWidth;
  const top = rearGlassTop(sketch);
  const lean = sketch.rearGlassLean ?? 1;
  return [
    [d1, sketch.belt + 0.6],
    [d1 - 0.8, lerp(sill, by, 0.5), 8],
    [d1 - 2.2, bottom + 4, 4],
    [d1 + 0.8, bottom, 2],
    [archX - 6, bottom, 2],
    [archX - 0.4, lerp(bottom, archRear.crown, 0.6), 6],
    [d2, lerp(archRear.crown, by, 0.35), 6],
    [d2 + 0.4, sketch.belt + 1, 3],
    [rearGlassX - lean + 2, top + FRAME_TOP + 0.4, 2],
    [rearGlassX - 4, top + FRAME_TOP + 0.6],
  ];
}

function doorTops(sketch: WagonSketch): Outline {
  const { rearGlassX } = sketch;
  const [tx] = sketch.screen.head;
  const middleX = lerp(tx, rearGlassX, 0.6);
  const thickness = sketch.roofThickness ?? 3.1;
  const frontTop = roofHeight(sketch, tx + (sketch.glassBehindScreen ?? 6.4) + 3) - thickness - 0.3;
  return [
    [rearGlassX - 4, rearGlassTop(sketch) + FRAME_TOP + 0.6, 6],
    [middleX, roofHeight(sketch, middleX) - thickness + FRAME_TOP, 20],
    [wagonGlassFrontX(sketch, frontTop) - 1.2, frontTop + FRAME_TOP + 0.1, 6],
    [sketch.doors.front + 2.7, sketch.screen.foot[1] + 1.3],
  ];
}

function roofHeight(sketch: WagonSketch, x: number): number {
  return heightAt([sketch.screen.head, ...sketch.roof, sketch.roofRear], x);
}

function rearGlassTop(sketch: WagonSketch): number {
  return roofHeight(sketch, sketch.rearGlassX) - (sketch.roofThickness ?? 3.1);
}
