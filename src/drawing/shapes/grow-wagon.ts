import type { WagonBody } from './body-file.ts';
import type { GrownBody } from './grown-body.ts';
import {
  glassStreak,
  hoodPlaneOutline,
  mirrorOutlines,
  screenOutline,
  seatOutline,
  sideLamps,
  steeringWheelOutline,
  templateBasics,
} from './grown-parts.ts';
import { buildWagonShell } from './shell-wagon.ts';
import type { BodyDetail, Handle, Mirror, TrimPart, WagonShell } from './template.ts';
import { wagonFrontBumper } from './wagon-bumper.ts';
import { wagonShutLines } from './wagon-doors.ts';
import { wagonGlassFrontX, wagonPillars } from './wagon-glass.ts';

/** Builds an SUV's outlines from its file. */
export function growWagon(body: WagonBody): GrownBody {
  const shell = growShell(body);
  const { roofColour } = body.trim;
  const template = { ...templateBasics(body, 0.5), roofColour, shell, detail: growDetail(body) };
  return { template, buildShell: (site) => buildWagonShell(shell, site) };
}

function growShell(body: WagonBody): WagonShell {
  const { foot, head, bulge = 0.5 } = body.outline.screen;
  return {
    kind: 'wagon',
    nose: body.outline.nose,
    hood: body.outline.hood,
    glassTop: [
      [...foot, 1.4, bulge],
      [...head, body.outline.screenSoftness ?? 6, 0.2],
      ...body.outline.roof,
      [...body.outline.roofRear, body.outline.roofRearSoftness ?? 3],
    ],
    back: body.outline.back,
    rearBottom: body.outline.rearBottom,
    noseSill: body.outline.noseSill,
    spare: body.trim.spare,
    step: body.trim.step ?? 'none',
  };
}

function growDetail(body: WagonBody): BodyDetail {
  const { front: d0, middle: d1, rear: d2 } = body.doors;
  const by = body.outline.screen.foot[1];
  const bumper = wagonFrontBumper(body);
  const seats = body.interior?.seats ?? [
    [d1 - 11, by - 2.5],
    [d2 - 9, by - 2],
  ];
  const rail: TrimPart[] = body.trim.roofRail
    ? [{ outline: body.trim.roofRail, material: 'black' }]
    : [];
  return {
    glass: body.glass.panes,
    pillars: wagonPillars(body),
    streaks: body.glass.streaks ?? [glassStreak(d1 - 22, 6, body), glassStreak(d2 + 14, 5, body)],
    interior: [
      ...seats.map(seatOutline),
      steeringWheelOutline(body.interior?.steeringWheel ?? [d0 + 14, by]),
    ],
    shutLines: [...wagonShutLines(body), ...(body.doors.moreShutLines ?? [])],
    fineLines: body.doors.fineLines ?? [],
    creases: body.trim.creases,
    planes: [],
    lamps: sideLamps(body),
    frontBumper: body.bumpers.frontPart ?? bumper.part,
    rearBumper: body.bumpers.rearPart,
    cladding: [bumper.valance, ...(body.trim.cladding ?? [])],
    trim: [...(body.trim.parts ?? []), ...rail],
    horns: [],
    underTrim: [],
    handles: doorHandles(body),
    hoodPlane: hoodPlaneOutline(body),
    windshield: screenOutline(body),
    grille: body.trim.grille,
    mirror: doorMirror(body),
    roofPanel: body.trim.roofPanel,
    roofRail: body.trim.roofRail,
  };
}

function doorHandles(body: WagonBody): Handle[] {
  const y = body.levels.shoulder.front + 2.6;
  const handles = body.doors.handles ?? [
    { x: body.doors.middle - 11, y, width: 6.6 },
    { x: body.doors.rear - 10, y: y + 0.4, width: 6.6 },
  ];
  return handles.map((handle) => ({ ...handle, finish: body.doors.handleFinish }));
}

function doorMirror(body: WagonBody): Mirror {
  const base = body.levels.glassBase.front;
  const wanted = body.trim.mirror ?? {};
  const outlines = mirrorOutlines({
    x: wanted.x ?? wagonGlassFrontX(body, base) + 0.6,
    y: wanted.y ?? base + 2.6,
    width: (wanted.width ?? 8) * 0.76,
    height: wanted.height ?? 6.2,
    glassBase: base,
    heavy: false,
  });
  return { ...outlines, material: wanted.material ?? 'paint' };
}
