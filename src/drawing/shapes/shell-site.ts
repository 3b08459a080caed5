import { archOutline } from '../geometry/arch.ts';
import type { Outline } from '../geometry/outline.ts';
import type { BodyArch, ShellOutlines, SpareShape } from './body-shape.ts';
import type { BodyPart, SpareWheel, TemplateShape } from './template.ts';
import type { BodySize, Warp } from './warp.ts';

export interface ShellSite {
  template: TemplateShape;
  size: BodySize;
  warp: Warp;
  archFront: BodyArch;
  archRear: BodyArch;
}

export interface BuiltShell {
  outlines: ShellOutlines;
  cladding: BodyPart[];
  underTrim: Outline[];
}

export function openingOf(arch: BodyArch, { size }: ShellSite): Outline {
  return archOutline(arch, { centreX: arch.centreX, hubY: size.tireRadiusIn });
}

/** The dark inside of a wheel opening, reaching a little past its edge. */
export function wellOf(arch: BodyArch, { size, template, warp }: ShellSite): Outline {
  const sill = warp.y(template.levels.sill);
  const raised = {
    ...arch,
    bottomFront: Math.max(arch.bottomFront, sill) + 1,
    bottomRear: Math.max(arch.bottomRear, sill) + 1,
  };
  return archOutline(raised, { centreX: arch.centreX, hubY: size.tireRadiusIn, grow: 0.5 });
}

/** With a spare on the tailgate, the record's length includes it. */
export function spareOf(spare: SpareWheel | undefined, site: ShellSite): SpareShape | undefined {
  if (!spare) return undefined;
  const { size, warp } = site;
  const x1 = size.wheelbaseIn + size.rearOverhangIn;
  return {
    x1,
    x0: x1 - spare.width,
    y: warp.y(spare.y),
    radius: spare.radius ?? size.tireRadiusIn,
  };
}

/** The outer edge of a cab and the bed behind it; a bed starts with its lower front corner. */
export function aroundBoth(parts: { upper: Outline; lower: Outline; bed: Outline }): Outline {
  const [corner, ...rest] = parts.bed;
  return [...parts.upper, ...rest, ...(corner ? [corner] : []), ...parts.lower];
}
