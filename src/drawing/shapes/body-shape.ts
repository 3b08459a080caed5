import type { Arch } from '../geometry/arch.ts';
import type { Box, Outline } from '../geometry/outline.ts';
import type { WheelDesign, WheelFinish } from '../wheel-designs.ts';
import type { BodyDetail, TemplateArch } from './template.ts';
import type { BodySize } from './warp.ts';

/** A wheel opening placed on a vehicle: created after the warp, so it keeps its shape. */
export interface BodyArch
  extends Arch,
    Pick<TemplateArch, 'blister' | 'flare' | 'flareMaterial' | 'hidden'> {
  centreX: number;
}

interface BodyLevels {
  roof: number;
  belt: number;
  shoulder: number;
  low: number;
  sill: number;
  hood: number;
}

export interface SpareShape {
  x0: number;
  x1: number;
  y: number;
  radius: number;
}

/** The closed outlines that the shell is filled from. */
export interface ShellOutlines {
  /** The outer edge of cab and bed together, without the gap between them. */
  silhouette: Outline;
  cab: Outline;
  bed?: Outline;
  /** The dark gap between cab and bed. */
  gap?: Outline;
  spare?: SpareShape;
  wells: Outline[];
}

/** A body in true inches at stock height. */
export interface BodyShape extends ShellOutlines {
  /** The name of its file. */
  template: string;
  kind: 'pickup' | 'wagon' | 'jeep';
  size: BodySize;
  paint: string;
  stockDesign: WheelDesign;
  stockFinish: WheelFinish;
  levels: BodyLevels;
  roofPeakX: number;
  roofColour: string;
  brightGlassEdge: boolean;
  archFront: BodyArch;
  archRear: BodyArch;
  detail: BodyDetail;
  envelope: Box;
  /** The height at which a height of the body's file is on this vehicle, in inches. */
  heightOf(templateY: number): number;
}
