import { lerp } from '../geometry/numbers.ts';
import type { Outline } from '../geometry/outline.ts';
import { glassFrontX, glassTops } from './pickup-glass.ts';
import type { PickupSketch } from './pickup-sketch.ts';
import { frontDoorLine } from './sketch-parts.ts';

const FRAME_TOP = 1.5;

/** Shut lines of both doors of one side and the line of their frames under the roof. */
export function pickupDoorLines(sketch: PickupSketch): Outline[] {
  const rear = sketch.cab === 'extended' ? rearHalfDoor(sketch) : rearDoor(sketch);
  return [frontDoorLine(sketch, sketch.belt + 1), rear, frameLine(sketch)];
}

function rearDoor(sketch: PickupSketch): Outline {
  const { middle: d1, rear: d2 } = sketch.doors;
  const { sill, belt } = sketch;
  const by = sketch.screen.foot[1];
  const [rx] = sketch.roofRear;
  const bottom = sill + 1.7;
  const top = glassTops(sketch).rear;
  return [
    [d1, belt + 1],
    [d1 - 0.8, lerp(sill, by, 0.5), 8],
    [d1 - 2.2, bottom + 4, 4],
    [d1 + 0.8, bottom, 2],
    [d2 - 8, bottom, 3],
    [d2 - 3, bottom + 4.6, 5],
    [d2 - 0.2, lerp(sill, by, 0.55), 6],
    [d2, belt + 2, 6],
    [rx - 4.8, top + 0.8, 3.5],
    [rx - 9, top + FRAME_TOP + 0.6],
  ];
}

/** Hinged at its rear edge and opened after the front door: both edges upright, square below. */
function rearHalfDoor(sketch: PickupSketch): Outline {
  const { middle: d1, rear: d2 } = sketch.doors;
  const [rx] = sketch.roofRear;
  const bottom = sketch.sill + 1.7;
  const top = glassTops(sketch).rear;
  return [
    [d1, sketch.belt + 1],
    [d1 - 0.4, bottom + 3, 4],
    [d1 + 1, bottom, 1.6],
    [d2 - 2.4, bottom, 2],
    [d2, bottom + 2.6, 2],
    [d2 + 0.2, sketch.belt + 1, 6],
    [rx - 5, top + 1, 2.6],
    [rx - 9, top + FRAME_TOP + 0.6],
  ];
}

function frameLine(sketch: PickupSketch): Outline {
  const [rx] = sketch.roofRear;
  const tops = glassTops(sketch);
  return [
    [rx - 9, tops.rear + FRAME_TOP + 0.6, 6],
    [lerp(sketch.screen.head[0], rx, 0.52), tops.middle + FRAME_TOP + 0.6, 22],
    [glassFrontX(sketch, tops.front) - 1.2, tops.front + FRAME_TOP + 0.1, 7],
    [sketch.doors.front + 2.7, sketch.screen.foot[1] + 1.3],
  ];
}
