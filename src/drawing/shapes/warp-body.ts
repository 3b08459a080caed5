import { boxOf } from '../geometry/curve.ts';
import type { Box } from '../geometry/outline.ts';
import type { BodyArch, ShellOutlines } from './body-shape.ts';
import type { GrownBody } from './grown-body.ts';
import type { BodyDetail, Shell, TemplateArch, TemplateShape } from './template.ts';
import { type BodySize, type Warp, warpDetail } from './warp.ts';

export interface WarpedBody extends ShellOutlines {
  warp: Warp;
  size: BodySize;
  detail: BodyDetail;
  archFront: BodyArch;
  archRear: BodyArch;
  envelope: Box;
}

/** Warps every outline of a template; wheel openings and sills are created afterward. */
export function warpBody(
  { template, buildShell }: GrownBody,
  size: BodySize,
  warp: Warp,
): WarpedBody {
  const { archFront, archRear } = placeArches(template, size, warp);
  const shell = buildShell({ template, size, warp, archFront, archRear });
  const warped = warpDetail(template.detail, warp);
  const detail = {
    ...warped,
    cladding: [...warped.cladding, ...shell.cladding],
    underTrim: [...warped.underTrim, ...shell.underTrim],
  };
  const envelope = envelopeOf(shell.outlines, detail);
  return { ...shell.outlines, warp, size, detail, archFront, archRear, envelope };
}

/** Lengths include bumpers and a spare on the tailgate; heights include a roof rail. */
function envelopeOf(shell: ShellOutlines, detail: BodyDetail): Box {
  const outlines = [shell.cab, shell.bed, detail.frontBumper.outline, detail.rearBumper.outline];
  const boxes = [...outlines, detail.roofRail].flatMap((points) => (points ? [boxOf(points)] : []));
  const spareX = shell.spare ? [shell.spare.x1] : [];
  return {
    x0: Math.min(...boxes.map((box) => box.x0)),
    x1: Math.max(...boxes.map((box) => box.x1), ...spareX),
    y0: Math.min(...boxes.map((box) => box.y0)),
    y1: Math.max(...boxes.map((box) => box.y1)),
  };
}

function placeArches(template: TemplateShape, size: BodySize, warp: Warp) {
  const place = (arch: TemplateArch, centreX: number, bottoms: Bottoms): BodyArch => {
    const grown = size.tireRadiusIn - template.reference.tireRadiusIn;
    // Pickups have openings that are a little tighter around the tire than drawn.
    const tighter = template.shell.kind === 'pickup' && arch.kind !== 'trapezoid' ? 0.6 : 0;
    const front = arch.frontHalfWidth;
    return {
      ...arch,
      centreX,
      halfWidth: arch.halfWidth + grown - tighter,
      frontHalfWidth: front === undefined ? undefined : front + grown,
      crown: arch.crown + grown,
      bottomFront: warp.y(arch.bottomFront ?? bottoms.front),
      bottomRear: warp.y(arch.bottomRear ?? bottoms.rear),
    };
  };
  const { sill } = template.levels;
  const front = {
    front: noseSillOf(template.shell) ?? sill + 2,
    rear: template.archFront.bottom ?? sill,
  };
  const rear = rearArchBottoms(template.shell, { sill, bottom: template.archRear.bottom ?? sill });
  return {
    archFront: place(template.archFront, 0, front),
    archRear: place(template.archRear, size.wheelbaseIn, rear),
  };
}

interface Bottoms {
  front: number;
  rear: number;
}

function noseSillOf(shell: Shell): number | undefined {
  return shell.kind === 'jeep' ? undefined : shell.noseSill;
}

function rearArchBottoms(
  shell: Shell,
  { sill, bottom }: { sill: number; bottom: number },
): Bottoms {
  if (shell.kind === 'wagon') return { front: bottom, rear: shell.rearBottom ?? sill + 3 };
  if (shell.bed) return { front: shell.bed.bottom, rear: shell.bed.bottomRear };
  return { front: bottom, rear: sill + 3 };
}
