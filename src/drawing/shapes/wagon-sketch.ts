import type { Outline } from '../geometry/outline.ts';
import type { BodySketch, Corner } from './sketch.ts';
import {
  glassStreak,
  hoodPlaneOutline,
  mirrorOutlines,
  screenOutline,
  seatOutline,
  sketchLamps,
  steeringWheelOutline,
  templateBasics,
} from './sketch-parts.ts';
import type {
  BodyDetail,
  BodyPart,
  Handle,
  Mirror,
  SpareWheel,
  TemplateMaker,
  TrimPart,
  WagonShell,
} from './template.ts';
import { wagonFrontBumper } from './wagon-bumper.ts';
import { wagonShutLines } from './wagon-doors.ts';
import { wagonGlassFrontX, wagonPillars } from './wagon-glass.ts';

export interface WagonSketch extends BodySketch {
  /** Softness of the windshield's head and of the roof's rear corner. */
  screenSoftness?: number;
  roofRearSoftness?: number;
  /** How far the side glass starts behind the windshield. */
  glassBehindScreen?: number;
  back: Outline;
  rearBottom: number;
  noseSill?: number;
  /** Rear end of the rear door's glass at the belt and how far its edge leans. */
  rearGlassX: number;
  rearGlassLean?: number;
  glass: Outline[];
  /** Front and rear edge of the pillar between the doors; null for a two-door body. */
  pillar?: readonly [number, number] | null;
  morePillars?: Outline[];
  /** The bar behind the triangle window; true by default. */
  sailPillar?: boolean;
  shutLines?: Outline[];
  moreShutLines?: Outline[];
  fineLines?: Outline[];
  streaks?: Outline[];
  seats?: Corner[];
  steeringWheel?: Corner;
  roofPanel?: Outline;
  roofColour?: string;
  roofRail?: Outline;
  /** Edge of the grille in profile, where it stands proud of the nose. */
  grille?: Outline;
  frontBumperPart?: BodyPart;
  rearBumperPart: BodyPart;
  cladding?: BodyPart[];
  trim?: TrimPart[];
  spare?: SpareWheel;
  handles?: Handle[];
  handleFinish?: 'chrome' | 'black';
  step?: 'board';
  brightGlassEdge?: boolean;
}

/** Grows an SUV template from its sketch. */
export function growWagon(sketch: WagonSketch): TemplateMaker {
  return () => ({
    ...templateBasics(sketch, 0.5),
    roofColour: sketch.roofColour,
    brightGlassEdge: sketch.brightGlassEdge,
    shell: growShell(sketch),
    detail: growDetail(sketch),
  });
}

function growShell(sketch: WagonSketch): WagonShell {
  const { foot, head, bulge = 0.5 } = sketch.screen;
  return {
    kind: 'wagon',
    nose: sketch.nose,
    hood: sketch.hood,
    glassTop: [
      [...foot, 1.4, bulge],
      [...head, sketch.screenSoftness ?? 6, 0.2],
      ...sketch.roof,
      [...sketch.roofRear, sketch.roofRearSoftness ?? 3],
    ],
    back: sketch.back,
    rearBottom: sketch.rearBottom,
    noseSill: sketch.noseSill,
    spare: sketch.spare,
    step: sketch.step ?? 'none',
  };
}

function growDetail(sketch: WagonSketch): BodyDetail {
  const { front: d0, middle: d1, rear: d2 } = sketch.doors;
  const by = sketch.screen.foot[1];
  const bumper = wagonFrontBumper(sketch);
  const seats = sketch.seats ?? [
    [d1 - 11, by - 2.5],
    [d2 - 9, by - 2],
  ];
  const rail: TrimPart[] = sketch.roofRail ? [{ outline: sketch.roofRail, material: 'black' }] : [];
  return {
    glass: sketch.glass,
    pillars: wagonPillars(sketch),
    streaks: sketch.streaks ?? [glassStreak(d1 - 22, 6, sketch), glassStreak(d2 + 14, 5, sketch)],
    interior: [
      ...seats.map(seatOutline),
      steeringWheelOutline(sketch.steeringWheel ?? [d0 + 14, by]),
    ],
    shutLines: [...wagonShutLines(sketch), ...(sketch.moreShutLines ?? [])],
    fineLines: sketch.fineLines ?? [],
    creases: sketch.creases,
    planes: [],
    lamps: sketchLamps(sketch),
    frontBumper: sketch.frontBumperPart ?? bumper.part,
    rearBumper: sketch.rearBumperPart,
    cladding: [bumper.valance, ...(sketch.cladding ?? [])],
    trim: [...(sketch.trim ?? []), ...rail],
    horns: [],
    underTrim: [],
    handles: doorHandles(sketch),
    hoodPlane: hoodPlaneOutline(sketch),
    windshield: screenOutline(sketch),
    grille: sketch.grille,
    mirror: doorMirror(sketch),
    roofPanel: sketch.roofPanel,
    roofRail: sketch.roofRail,
  };
}

function doorHandles(sketch: WagonSketch): Handle[] {
  const y = sketch.shoulder.front + 2.6;
  const handles = sketch.handles ?? [
    { x: sketch.doors.middle - 11, y, width: 6.6 },
    { x: sketch.doors.rear - 10, y: y + 0.4, width: 6.6 },
  ];
  return handles.map((handle) => ({ ...handle, finish: sketch.handleFinish }));
}

function doorMirror(sketch: WagonSketch): Mirror {
  const base = sketch.glassBase.front;
  const wanted = sketch.mirror ?? {};
  const outlines = mirrorOutlines({
    x: wanted.x ?? wagonGlassFrontX(sketch, base) + 0.6,
    y: wanted.y ?? base + 2.6,
    width: (wanted.width ?? 8) * 0.76,
    height: wanted.height ?? 6.2,
    glassBase: base,
    heavy: false,
  });
  return { ...outlines, material: wanted.material ?? 'paint' };
}
