import type { XY } from '../geometry/curve.ts';
import type { PickupBody } from './body-file.ts';
import type { GrownBody } from './grown-body.ts';
import {
  glassStreak,
  hoodPlaneOutline,
  hoodShutLine,
  mirrorOutlines,
  screenOutline,
  seatOutline,
  sideLamps,
  steeringWheelOutline,
  templateBasics,
} from './grown-parts.ts';
import { bedRailCap, fuelDoor, pickupBed } from './pickup-bed.ts';
import { pickupFrontBumper, pickupGrille, pickupRearBumper } from './pickup-bumpers.ts';
import { pickupDoorLines } from './pickup-doors.ts';
import { glassFrontX, pillars, sideGlass } from './pickup-glass.ts';
import { buildPickupShell } from './shell-pickup.ts';
import type { BodyDetail, Handle, Mirror, PickupShell } from './template.ts';

/** Builds a pickup's outlines from its file. */
export function growPickup(body: PickupBody): GrownBody {
  const shell = growShell(body);
  const template = { ...templateBasics(body, 0.55), shell, detail: growDetail(body) };
  return { template, buildShell: (site) => buildPickupShell(shell, site) };
}

function growShell(body: PickupBody): PickupShell {
  const { foot, head, bulge = 0.5 } = body.outline.screen;
  const [rx, ry] = body.outline.roofRear;
  const [cx, cy] = body.outline.cabRear;
  return {
    kind: 'pickup',
    nose: body.outline.nose,
    hood: body.outline.hood,
    glassTop: [
      [...foot, 1.4, bulge],
      [...head, 6, 0.2],
      ...body.outline.roof,
      [rx - 4, ry + 1.1, 5],
      [rx, ry - 0.6, 1.6],
    ],
    back: [
      [cx - 0.6, cy, 1.5],
      [cx, cy - 5, 2],
    ],
    cabRearX: cx - 0.4,
    step: body.trim.step ?? 'board',
    bed: pickupBed(body),
  };
}

function growDetail(body: PickupBody): BodyDetail {
  const { front: d0, middle: d1 } = body.doors;
  const by = body.outline.screen.foot[1];
  const bottom = body.levels.sill + 1.7;
  const bumper = pickupFrontBumper(body);
  return {
    glass: body.glass.panes ?? [sideGlass(body)],
    pillars: pillars(body),
    streaks: [glassStreak(d1 - 23, 6, body), glassStreak(d1 + 21, 3, body)],
    interior: [...seats(body).map(seatOutline), steeringWheelOutline([d0 + 15, by])],
    shutLines: [body.doors.hoodLine ?? hoodShutLine(body), ...pickupDoorLines(body)],
    fineLines: [
      [
        [d0 - 0.4, bottom + 0.4],
        [body.reference.tireRadiusIn + 4, bottom + 0.4],
      ],
    ],
    creases: body.trim.creases,
    planes: [],
    lamps: sideLamps(body),
    frontBumper: bumper.part,
    rearBumper: pickupRearBumper(body),
    cladding: [bumper.valance],
    trim: [...bedRailCap(body), ...(body.trim.parts ?? [])],
    horns: [],
    underTrim: [],
    handles: doorHandles(body),
    fuelDoor: fuelDoor(body),
    hoodPlane: body.trim.hoodPlane ?? hoodPlaneOutline(body),
    windshield: screenOutline(body),
    grille: pickupGrille(body, bumper.top),
    mirror: doorMirror(body),
  };
}

function seats(body: PickupBody): XY[] {
  const { middle, rear } = body.doors;
  const by = body.outline.screen.foot[1];
  const front: XY = [middle - 12, by - 2.5];
  return body.doors.cab === 'extended' ? [front] : [front, [rear - 18, by - 2]];
}

function doorHandles(body: PickupBody): Handle[] {
  const { middle, rear } = body.doors;
  const y = body.levels.shoulder.front + 2.6;
  const finish = body.doors.handleFinish;
  const front = { x: middle - 12, y, width: 7, finish };
  if (body.doors.cab === 'extended') return [front];
  return [front, { x: rear - 11, y: y + 0.6, width: 7, finish }];
}

function doorMirror(body: PickupBody): Mirror {
  const base = body.levels.glassBase.front;
  const wanted = body.trim.mirror ?? {};
  const place = {
    x: wanted.x ?? glassFrontX(body, base) + 0.8,
    y: wanted.y ?? base + 1.7,
    width: (wanted.width ?? 8.6) * 0.68,
    height: wanted.height ?? 6.7,
    glassBase: base,
    heavy: true,
  };
  return {
    ...mirrorOutlines(place),
    material: wanted.material ?? 'black',
    splitY: wanted.split ? place.y + place.height * 0.36 : undefined,
  };
}
