import { lerp } from '../geometry/numbers.ts';
import type { Outline } from '../geometry/outline.ts';
import type { PickupBody } from './body-file.ts';
import { frontDoorLine } from './grown-parts.ts';
import { glassFrontX, glassTops } from './pickup-glass.ts';

const FRAME_TOP = 1.5;

/** Shut lines of both doors on one side and the line of their frames below the roof. */
export function pickupDoorLines(body: PickupBody): Outline[] {
  const rear = body.doors.cab === 'extended' ? rearHalfDoor(body) : rearDoor(body);
  return [frontDoorLine(body, body.levels.belt + 1), rear, frameLine(body)];
}

function rearDoor(body: PickupBody): Outline {
  const { middle: d1, rear: d2 } = body.doors;
  const { sill, belt } = body.levels;
  const by = body.outline.screen.foot[1];
  const [rx] = body.outline.roofRear;
  const bottom = sill + 1.7;
  const top = glassTops(body).rear;
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

/** Hinged at its rear edge and opened after the front door: both edges upright, square at the bottom. */
function rearHalfDoor(body: PickupBody): Outline {
  const { middle: d1, rear: d2 } = body.doors;
  const [rx] = body.outline.roofRear;
  const bottom = body.levels.sill + 1.7;
  const top = glassTops(body).rear;
  return [
    [d1, body.levels.belt + 1],
    [d1 - 0.4, bottom + 3, 4],
    [d1 + 1, bottom, 1.6],
    [d2 - 2.4, bottom, 2],
    [d2, bottom + 2.6, 2],
    [d2 + 0.2, body.levels.belt + 1, 6],
    [rx - 5, top + 1, 2.6],
    [rx - 9, top + FRAME_TOP + 0.6],
  ];
}

function frameLine(body: PickupBody): Outline {
  const [rx] = body.outline.roofRear;
  const tops = glassTops(body);
  return [
    [rx - 9, tops.rear + FRAME_TOP + 0.6, 6],
    [lerp(body.outline.screen.head[0], rx, 0.52), tops.middle + FRAME_TOP + 0.6, 22],
    [glassFrontX(body, tops.front) - 1.2, tops.front + FRAME_TOP + 0.1, 7],
    [body.doors.front + 2.7, body.outline.screen.foot[1] + 1.3],
  ];
}
