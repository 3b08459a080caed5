import type { Outline } from '../geometry/outline.ts';
import type { WheelDesign, WheelFinish } from '../wheel-designs.ts';
import type { Crease, Lamp, Material, ReferenceSize, TemplateArch } from './template.ts';

/**
 * The forty-odd numbers that a body is grown from: inches, x behind the front axle, y above the
 * ground at stock height. Overall sizes are the data file's; everything else was set by eye.
 */
export interface BodySketch {
  reference: ReferenceSize;
  paint: string;
  stockDesign?: WheelDesign;
  stockFinish?: WheelFinish;
  sill: number;
  belt: number;
  /** Lower edge of the side glass at its front and rear end. */
  glassBase: { front: number; rear: number };
  shoulder: { front: number; rear: number };
  lowerCrease: number;
  nose: Outline;
  hood: Outline;
  /** Foot and head of the windshield. */
  screen: { foot: Corner; head: Corner; bulge?: number };
  roof: Outline;
  roofRear: Corner;
  roofThickness?: number;
  /** Shut lines: front of the first door, between the doors, rear of the last. */
  doors: { front: number; middle: number; rear: number };
  headlamp: Outline;
  lampTop: Corner;
  extraLamps?: Lamp[];
  tailLamp: Outline;
  archFront: TemplateArch;
  archRear: TemplateArch;
  frontBumper?: FrontBumperSketch;
  mirror?: MirrorSketch;
  creases: Crease[];
}

export type Corner = readonly [x: number, y: number];

interface FrontBumperSketch {
  material?: Material;
  top?: number;
  bottom?: number;
  valance?: number;
  /** How far behind the arch's edge it ends. */
  inset?: number;
  /** A cover that carries the nose on down instead of standing out below it; wagons. */
  flush?: boolean;
}

interface MirrorSketch {
  x?: number;
  y?: number;
  width?: number;
  height?: number;
  split?: boolean;
  material?: Material;
}

/** Direction of the windshield and the front edge of the side glass that runs along it. */
export function screenSlope(sketch: Pick<BodySketch, 'screen'>): number {
  const { foot, head } = sketch.screen;
  return (head[0] - foot[0]) / (head[1] - foot[1]);
}
