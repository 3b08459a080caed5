import type { Arch } from '../geometry/arch.ts';
import type { Outline } from '../geometry/outline.ts';
import type { WheelDesign, WheelFinish } from '../wheel-designs.ts';

export type Material = 'paint' | 'chrome' | 'black';

/** Size of the vehicle that a template was drawn for, in inches. */
export interface ReferenceSize {
  wheelbaseIn: number;
  lengthIn: number;
  heightIn: number;
  frontOverhangIn: number;
  tireRadiusIn: number;
}

/** A wheel opening of a template; its lower ends come from the body around it. */
export interface TemplateArch extends Omit<Arch, 'bottomFront' | 'bottomRear'> {
  bottom?: number;
  bottomFront?: number;
  bottomRear?: number;
  /** Width of the lit ring around the opening; 0 for slab sides. */
  blister?: number;
  flare?: number;
  flareMaterial?: 'paint' | 'black';
  /** Drawn elsewhere (separate fenders). */
  hidden?: boolean;
}

/** A crease is a change of plane: `weight` is its depth, `opacity` that of its highlight. */
export interface Crease {
  line: Outline;
  weight?: number;
  opacity?: number;
}

export interface BodyPart {
  /** A fender flare that is a part of its own: finished like the others. */
  isFlare?: boolean;
  material: Material;
  outline: Outline;
  highlight?: Outline;
  highlightOpacity?: number;
  cutout?: Outline;
}

export interface TrimPart {
  outline: Outline;
  material?: Material;
  fill?: string;
  stroke?: number;
  highlight?: Outline;
}

export interface Lamp {
  kind: 'head' | 'tail' | 'amber' | 'dark';
  outline: Outline;
}

export interface Handle {
  x: number;
  y: number;
  width: number;
  finish?: 'chrome' | 'black';
}

export interface Mirror {
  outline: Outline;
  arm: Outline;
  material: Material;
  splitY?: number;
}

/** Everything on the shell that moves with it; the same before and after the warp. */
export interface BodyDetail {
  glass: Outline[];
  pillars: Outline[];
  streaks: Outline[];
  interior: Outline[];
  shutLines: Outline[];
  fineLines: Outline[];
  creases: Crease[];
  planes: { outline: Outline; tone: number }[];
  lamps: Lamp[];
  frontBumper: BodyPart;
  rearBumper: BodyPart;
  cladding: BodyPart[];
  trim: TrimPart[];
  /** Frame horns inboard of the tires. */
  horns: BodyPart[];
  underTrim: Outline[];
  handles: Handle[];
  fuelDoor?: { x: number; y: number; size: number };
  hoodPlane: Outline;
  windshield: Outline;
  grille?: Outline;
  mirror: Mirror;
  roofPanel?: Outline;
  roofRail?: Outline;
}

/** Heights of the light model, in inches above the ground. */
interface TemplateLevels {
  belt: number;
  shoulder: number;
  low: number;
  sill: number;
  hood: number;
}

export interface SpareWheel {
  y: number;
  width: number;
  radius?: number;
}

export interface PickupShell {
  kind: 'pickup';
  nose: Outline;
  hood: Outline;
  glassTop: Outline;
  back: Outline;
  cabRearX: number;
  noseSill?: number;
  bed: { x0: number; bottom: number; bottomRear: number; top: Outline; tail: Outline };
  step: 'board' | 'none';
}

export interface WagonShell {
  kind: 'wagon';
  nose: Outline;
  hood: Outline;
  glassTop: Outline;
  back: Outline;
  rearBottom?: number;
  noseSill?: number;
  spare?: SpareWheel;
  step: 'board' | 'none';
}

export interface JeepShell {
  kind: 'jeep';
  tub: Outline;
  tubFront: Outline;
  tubRearX: number;
  sillFrontX: number;
  sillRearX: number;
  bed?: { x0: number; bottom: number; bottomRear: number; top: Outline };
  spare?: SpareWheel;
}

export type Shell = PickupShell | WagonShell | JeepShell;

/** A template in its own inches, ready to be warped onto a vehicle of its family. */
export interface TemplateShape {
  reference: ReferenceSize;
  paint: string;
  stockDesign?: WheelDesign;
  stockFinish?: WheelFinish;
  levels: TemplateLevels;
  roofPeakX: number;
  roofColour?: string;
  brightGlassEdge?: boolean;
  archFront: TemplateArch;
  archRear: TemplateArch;
  shell: Shell;
  detail: BodyDetail;
}
