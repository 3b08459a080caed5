import type { Outline } from '../geometry/outline.ts';
import { bedRailCap, fuelDoor, pickupBed } from './pickup-bed.ts';
import { pickupFrontBumper, pickupGrille, pickupRearBumper } from './pickup-bumpers.ts';
import { pickupDoorLines } from './pickup-doors.ts';
import { glassFrontX, pillars, sideGlass } from './pickup-glass.ts';
import type { BodySketch, Corner } from './sketch.ts';
import {
  glassStreak,
  hoodPlaneOutline,
  hoodShutLine,
  mirrorOutlines,
  screenOutline,
  seatOutline,
  sketchLamps,
  steeringWheelOutline,
  templateBasics,
} from './sketch-parts.ts';
import type {
  BodyDetail,
  Handle,
  Mirror,
  PickupShell,
  TemplateMaker,
  TrimPart,
} from './template.ts';

export interface PickupSketch extends BodySketch {
  /** Lower front part of the belt, as far back as x. */
  beltDip?: { x: number; y: number };
  cabRear: Corner;
  bedRail: { front: number; rear: number };
  tailgateX: number;
  tailgateLip?: number;
  /** Older beds wear their painted rail without a cap. */
  railCap?: 'black' | 'none';
  /** Lower front corner and size; behind the cab at the shoulder by default. */
  fuelDoor?: { x: number; y: number; size: number };
  /** Rear corner of the rear door glass. */
  rearGlass?: {
    topX: number;
    rearX: number;
    rearY: number;
    footX: number;
    topSoft: number;
    rearSoft: number;
  };
  beltKick?: number;
  /** Side glass that the corner above cannot describe, all panes. */
  panes?: Outline[];
  /**
   * The cab of the record. 'crew': two full doors. 'extended': a short rear door hinged at its rear
   * edge, without a handle of its own, and a small pane. Crew by default.
   */
  cab?: 'crew' | 'extended';
  hoodLine?: Outline;
  hoodPlane?: Outline;
  rearBumper?: { material?: 'chrome' | 'black'; top?: number; bottom?: number; step?: boolean };
  step?: 'board' | 'none';
  trim?: TrimPart[];
  handleFinish?: 'chrome' | 'black';
  brightGlassEdge?: boolean;
}

/** Grows a pickup template with four doors from its sketch. */
export function growPickup(sketch: PickupSketch): TemplateMaker {
  return () => ({
    ...templateBasics(sketch, 0.55),
    brightGlassEdge: sketch.brightGlassEdge,
    shell: growShell(sketch),
    detail: growDetail(sketch),
  });
}

function growShell(sketch: PickupSketch): PickupShell {
  const { foot, head, bulge = 0.5 } = sketch.screen;
  const [rx, ry] = sketch.roofRear;
  const [cx, cy] = sketch.cabRear;
  return {
    kind: 'pickup',
    nose: sketch.nose,
    hood: sketch.hood,
    glassTop: [
      [...foot, 1.4, bulge],
      [...head, 6, 0.2],
      ...sketch.roof,
      [rx - 4, ry + 1.1, 5],
      [rx, ry - 0.6, 1.6],
    ],
    back: [
      [cx - 0.6, cy, 1.5],
      [cx, cy - 5, 2],
    ],
    cabRearX: cx - 0.4,
    step: sketch.step ?? 'board',
    bed: pickupBed(sketch),
  };
}

function growDetail(sketch: PickupSketch): BodyDetail {
  const { front: d0, middle: d1 } = sketch.doors;
  const by = sketch.screen.foot[1];
  const bottom = sketch.sill + 1.7;
  const bumper = pickupFrontBumper(sketch);
  return {
    glass: sketch.panes ?? [sideGlass(sketch)],
    pillars: pillars(sketch),
    streaks: [glassStreak(d1 - 23, 6, sketch), glassStreak(d1 + 21, 3, sketch)],
    interior: [...seats(sketch).map(seatOutline), steeringWheelOutline([d0 + 15, by])],
    shutLines: [sketch.hoodLine ?? hoodShutLine(sketch), ...pickupDoorLines(sketch)],
    fineLines: [
      [
        [d0 - 0.4, bottom + 0.4],
        [sketch.reference.tireRadiusIn + 4, bottom + 0.4],
      ],
    ],
    creases: sketch.creases,
    planes: [],
    lamps: sketchLamps(sketch),
    frontBumper: bumper.part,
    rearBumper: pickupRearBumper(sketch),
    cladding: [bumper.valance],
    trim: [...bedRailCap(sketch), ...(sketch.trim ?? [])],
    horns: [],
    underTrim: [],
    handles: doorHandles(sketch),
    fuelDoor: fuelDoor(sketch),
    hoodPlane: sketch.hoodPlane ?? hoodPlaneOutline(sketch),
    windshield: screenOutline(sketch),
    grille: pickupGrille(sketch, bumper.top),
    mirror: doorMirror(sketch),
  };
}

function seats(sketch: PickupSketch): Corner[] {
  const { middle, rear } = sketch.doors;
  const by = sketch.screen.foot[1];
  const front: Corner = [middle - 12, by - 2.5];
  return sketch.cab === 'extended' ? [front] : [front, [rear - 18, by - 2]];
}

function doorHandles(sketch: PickupSketch): Handle[] {
  const { middle, rear } = sketch.doors;
  const y = sketch.shoulder.front + 2.6;
  const finish = sketch.handleFinish;
  const front = { x: middle - 12, y, width: 7, finish };
  if (sketch.cab === 'extended') return [front];
  return [front, { x: rear - 11, y: y + 0.6, width: 7, finish }];
}

function doorMirror(sketch: PickupSketch): Mirror {
  const base = sketch.glassBase.front;
  const wanted = sketch.mirror ?? {};
  const place = {
    x: wanted.x ?? glassFrontX(sketch, base) + 0.8,
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
