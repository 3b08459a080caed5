import { type Outline, outline } from '../geometry/outline.ts';
import type { JeepBody } from './body-file.ts';
import type { GrownBody } from './grown-body.ts';
import { seatOutline, steeringWheelOutline } from './grown-parts.ts';
import { jeepSillGuard, jeepTrim } from './jeep-parts.ts';
import { buildJeepShell } from './shell-jeep.ts';
import type { BodyDetail, Crease, JeepShell, TemplateShape } from './template.ts';

const DOOR_FRONT = 27.4;

/** Builds a Jeep's outlines; hood, fenders and windshield are those of its generation. */
export function growJeep(body: JeepBody): GrownBody {
  const shell = growShell(body);
  return { template: growTemplate(body, shell), buildShell: (site) => buildJeepShell(shell, site) };
}

function growTemplate(body: JeepBody, shell: JeepShell): TemplateShape {
  const { reference, stock, levels, arches, trim } = body;
  const { belt, shoulder, lowerCrease, sill, hood } = levels;
  return {
    reference,
    paint: stock.paint,
    stockDesign: stock.wheel,
    stockFinish: stock.finish,
    levels: { belt, shoulder, low: lowerCrease, sill, hood },
    roofPeakX: 80,
    roofColour: trim.roofColour,
    archFront: arches.front,
    archRear: arches.rear,
    shell,
    detail: growDetail(body),
  };
}

function growShell({ outline: edges, trim }: JeepBody): JeepShell {
  return {
    kind: 'jeep',
    tub: [...edges.tub, ...outline('70,73.9,20'), ...edges.roofRear, ...edges.tubRear],
    tubFront: outline('26,22.4,1 24,25,1.5 20.4,39.6,2 16,40.8,2 -13.8,40.8,1 -14.2,26.4,0.8'),
    tubRearX: edges.tubRearX,
    sillFrontX: 24,
    sillRearX: edges.sillRearX,
    bed: edges.bed,
    spare: trim.spare,
  };
}

function growDetail(body: JeepBody): BodyDetail {
  const { doors, glass, bumpers, trim } = body;
  return {
    glass: glass.panes,
    pillars: [],
    streaks: [outline('43,46 49,46 61,76 55,76'), outline('115,46 119,46 131,76 127,76')],
    interior: [...body.interior.seats.map(seatOutline), steeringWheelOutline([38.5, 50])],
    shutLines: shutLines(body),
    fineLines: [outline('24.6,50 28,50'), doors.topSeam],
    creases: creases(body),
    planes: [{ outline: outline('-18,43.2 4,43.8,10 26,42 26,38 -18,38'), tone: -0.2 }],
    lamps: [{ kind: 'tail', outline: body.lamps.tail }],
    frontBumper: bumpers.front,
    rearBumper: bumpers.rear,
    cladding: [{ ...trim.fender, isFlare: true }, jeepSillGuard(body.outline.sillRearX)],
    trim: [...jeepTrim(doors.count), ...(trim.parts ?? [])],
    horns: [{ material: 'black', outline: outline('-24,27.6 -12,30,1 -8,26.4 -12,23 -24,23.4') }],
    underTrim: [],
    handles: handles(doors.count),
    hoodPlane: trim.hoodPlane,
    windshield: glass.windshield,
    mirror: {
      material: 'black',
      outline: outline('31,52,1.4 30.6,58,1.4 38,58.6,1.6 38.6,52.4,1.4'),
      arm: outline('32.6,53 36,53 34.6,49.6 31,49.6'),
    },
    roofPanel: trim.roofPanel,
  };
}

function creases({ outline: edges, trim }: JeepBody): Crease[] {
  const belt: Outline = [
    [26, 49],
    [edges.tubRearX - 2, 49.4],
  ];
  const doors: Outline = [
    [28, 33],
    [trim.creaseRearX, 33],
  ];
  return [
    { line: belt, weight: 1.2 },
    { line: outline('-12,44.6 22,46.4'), weight: 0.9, opacity: 0.6 },
    { line: doors, weight: 0.9, opacity: 0.8 },
    ...(trim.moreCreases ?? []),
  ];
}

function handles(doors: 2 | 4): BodyDetail['handles'] {
  if (doors === 2) return [{ x: 59, y: 45.8, width: 6 }];
  return [
    { x: 52, y: 45.8, width: 6 },
    { x: 86, y: 45.8, width: 6 },
  ];
}

function shutLines(body: JeepBody): Outline[] {
  const four = body.doors.count === 4;
  const x = four ? 62 : 70;
  const d0 = DOOR_FRONT;
  const frontDoor: Outline = [
    [d0, 50.6, 0.6],
    [d0 - 1, 46, 3],
    [d0 - 1, 31, 3],
    [d0 + 2, 25.2, 2.4],
    [x - 4, 25.2, 2.4],
    [x - 1, 28.6, 3],
    [x, 50.2],
  ];
  const rearDoor = outline('62,50.2 61,28.6,3 63,25.2,2 88,25.2,2 92,34,4 95.6,43,3 95.6,50.2');
  return [
    outline('-16,45.4 4,46.8,16 24.6,48.4'),
    outline('14,46.6 14,49.2'),
    frontDoor,
    ...(four ? [rearDoor] : []),
    body.doors.frame,
    ...(body.doors.rearShutLine ? [body.doors.rearShutLine] : []),
  ];
}
