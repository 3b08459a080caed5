import type { VehicleBuild } from '../build.ts';
import { tone } from '../colour.ts';
import { boxOf } from '../geometry/curve.ts';
import { mirror, type Outline, symmetric } from '../geometry/outline.ts';
import type { BodyShape } from '../shapes/body-shape.ts';
import { filled, stroked } from '../svg/element.ts';
import type { Sheet } from '../svg/sheet.ts';
import type { DrawingTheme } from '../theme.ts';
import type { VehicleGeometry } from '../vehicle-geometry.ts';
import type { Face } from './face-schema.ts';
import type { FrontStance } from './front-stance.ts';

/** What all parts of one front view draw from; x = 0 is the center line, inches. */
export interface FrontScene {
  sheet: Sheet;
  vehicle: VehicleGeometry;
  build: VehicleBuild;
  shape: BodyShape;
  stance: FrontStance;
  theme: DrawingTheme;
  /** In the inches of this vehicle. */
  face: Face;
  size: FrontSize;
}

/** Half widths and heights of the body at stock height that the face does not say itself. */
export interface FrontSize {
  halfWidth: number;
  /** Inner edge of the wheel opening. */
  innerX: number;
  /** Highest point of the wheel opening. */
  crownY: number;
  /** Without a rail on it. */
  roofY: number;
  beltY: number;
  /** Foot of the windshield. */
  cowlY: number;
}

export function frontSize(
  vehicle: VehicleGeometry,
  shape: BodyShape,
  stance: FrontStance,
): FrontSize {
  return {
    halfWidth: vehicle.widthIn / 2,
    innerX: stance.stockTrackIn / 2 - stance.stockSectionIn / 2 - 3,
    crownY: shape.archFront.crown,
    roofY: boxOf(shape.silhouette).y1,
    beltY: shape.levels.belt,
    cowlY: shape.levels.hood,
  };
}

/** Path data of half a shape and its mirror image as one outline across the center line. */
export function across(sheet: Sheet, half: Outline): string {
  return sheet.path(symmetric(half));
}

/** Path data of a part and its mirror image. */
export function onBothSides(sheet: Sheet, points: Outline, closed = true): string {
  return sheet.path(points, closed) + sheet.path(mirror(points), closed);
}

/** A part with a dark edge of the usual weight. */
export function part(
  { sheet }: Pick<FrontScene, 'sheet'>,
  d: string,
  look: { fill: string; line?: number; edge?: string },
): string {
  const { fill, line = 0.8, edge = '#0f0c0b' } = look;
  if (line === 0) return filled(d, fill);
  return filled(d, fill, { colour: edge, width: line * sheet.detail });
}

export function light(
  { sheet }: Pick<FrontScene, 'sheet'>,
  d: string,
  look: { colour?: string; width: number; opacity?: number },
): string {
  const { colour = '#fff3df', width, opacity } = look;
  return stroked(d, { colour, width: width * sheet.detail, opacity });
}

export function darkEdge({ build }: Pick<FrontScene, 'build'>): string {
  return tone(build.paint.colour, -0.72);
}

/** Outer edge of the right tire. */
export function outerTireX({ stance }: Pick<FrontScene, 'stance'>): number {
  return stance.trackIn / 2 + stance.sectionIn / 2;
}
