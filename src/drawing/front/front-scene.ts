import type { VehicleBuild } from '../build.ts';
import { tone } from '../colour.ts';
import { boxOf } from '../geometry/curve.ts';
import { mirror, type Outline } from '../geometry/outline.ts';
import type { BodyShape } from '../shapes/body-shape.ts';
import { filled, stroked } from '../svg/element.ts';
import type { Sheet } from '../svg/sheet.ts';
import type { DrawingTheme } from '../theme.ts';
import type { VehicleGeometry } from '../vehicle-geometry.ts';
import type { Face, PanelFace } from './face-schema.ts';
import type { FrontStance } from './front-stance.ts';

/** What all parts of one front view draw from; x = 0 is the center line, inches. */
export interface FrontScene {
  sheet: Sheet;
  vehicle: VehicleGeometry;
  build: VehicleBuild;
  shape: BodyShape;
  stance: FrontStance;
  theme: DrawingTheme;
  face: Face;
  size: FaceSize;
}

/** Half widths and heights of the body at stock height. */
export interface FaceSize {
  halfWidth: number;
  /** Without flares. */
  bodyHalf: number;
  roofHalf: number;
  beltHalf: number;
  /** Inner edge of the wheel opening. */
  innerX: number;
  beltY: number;
  /** Leading edge of the hood, above grille and lamps. */
  leadY: number;
  bumperTop: number;
  bumperBottom: number;
}

const LOW_ROOF_IN = 66;
// Heights on the Jeeps' flat face, as measured on a body of 73.6 in.
export const JEEP_REFERENCE = { heightIn: 73.6, widthIn: 73.8, beltIn: 49.8, grilleTopIn: 46.6 };

export function faceSize(
  vehicle: VehicleGeometry,
  shape: BodyShape,
  stance: FrontStance,
): FaceSize {
  const { face } = shape;
  const halfWidth = vehicle.widthIn / 2;
  const isJeep = face.kind === 'jeep';
  const bodyHalf = halfWidth - (isJeep ? 0.5 : standingFlare(face));
  const jeepScale = vehicle.heightIn / JEEP_REFERENCE.heightIn;
  const bumper = boxOf(shape.detail.frontBumper.outline);
  return {
    halfWidth,
    bodyHalf,
    roofHalf: bodyHalf * roofShare(face, shape),
    beltHalf: bodyHalf * (isJeep ? 0.815 : 0.955),
    innerX: stance.stockTrackIn / 2 - stance.stockSectionIn / 2 - 2.5,
    beltY: isJeep ? JEEP_REFERENCE.beltIn * jeepScale : shape.levels.belt,
    leadY: isJeep ? JEEP_REFERENCE.grilleTopIn * jeepScale : lampTop(shape) + 1.6,
    bumperTop: bumper.y1,
    bumperBottom: bumper.y0,
  };
}

/** Below this it is a rolled lip, which the body's own width includes. */
const LEAST_FLARE_IN = 0.9;

/** How far separate flares stick out from the body, in inches. */
export function standingFlare({ flareIn }: PanelFace): number {
  return flareIn > LEAST_FLARE_IN ? flareIn : 0;
}

function roofShare(face: Face, shape: BodyShape): number {
  if (face.kind === 'jeep') return 0.775;
  if (shape.kind === 'wagon' && shape.levels.roof < LOW_ROOF_IN) return 0.82;
  return face.roofShare ?? 0.755;
}

function lampTop(shape: BodyShape): number {
  const lamp = shape.detail.lamps.find(({ kind }) => kind === 'head') ?? shape.detail.lamps[0];
  return lamp ? boxOf(lamp.outline).y1 : shape.levels.hood - 4;
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
