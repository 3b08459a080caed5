import { type Outline, outline } from '../geometry/outline.ts';
import type { WheelDesign } from '../wheel-designs.ts';

/** Spokes in an open wheel, or windows cut out of a plate; `count` of them around the wheel. */
export type FaceDesign = SpokeDesign | PlateDesign;

export interface SpokeDesign {
  kind: 'spokes';
  count: number;
  /** Outlines of one spoke: x is a fraction of the face radius, y sideways, both 0…1. */
  legs: Outline[];
  /** Width of the lit flank. */
  facet: number;
  groove?: number;
  /** A bolted clamp ring, as on a beadlock. */
  clampRing?: boolean;
}

export interface PlateDesign {
  kind: 'plate';
  count: number;
  window: Outline;
  clampRing?: boolean;
}

/** A spoke outlined on one side of its axis, joined to its mirror image. */
export function bothSides(half: Outline): Outline {
  return [...half, ...half.toReversed().map(([r, side, soft]) => [r, -side, soft] as const)];
}

export const FACES: Readonly<Record<WheelDesign, FaceDesign>> = {
  mesa: {
    kind: 'spokes',
    count: 6,
    legs: [bothSides(outline('0.16,0.115 0.52,0.098,0.1 0.84,0.118,0.08 1,0.185'))],
    facet: 0.042,
    groove: 0.03,
  },
  arroyo: {
    kind: 'spokes',
    count: 8,
    legs: [bothSides(outline('0.16,0.082 0.6,0.056,0.2 0.88,0.068,0.06 1,0.115'))],
    facet: 0.036,
  },
  ocotillo: {
    kind: 'spokes',
    count: 5,
    legs: [
      outline(`
        0.14,0.13 0.46,0.128,0.05 0.78,0.25,0.06 1,0.335
        1,0.2 0.76,0.13,0.04 0.56,0.045,0.03 0.5,0
      `),
      outline(`
        0.5,0 0.56,-0.045,0.03 0.76,-0.13,0.04 1,-0.2
        1,-0.335 0.78,-0.25,0.06 0.46,-0.128,0.05 0.14,-0.13
      `),
      outline('0.14,0.13 0.48,0.12 0.52,0 0.48,-0.12 0.14,-0.13'),
    ],
    facet: 0.036,
  },
  kiva: {
    kind: 'spokes',
    count: 8,
    clampRing: true,
    legs: [bothSides(outline('0.18,0.1 0.5,0.076,0.06 0.78,0.086,0.06 1,0.15'))],
    facet: 0.034,
  },
  adobe: {
    kind: 'plate',
    count: 8,
    window: bothSides(outline('0.6,0.085,0.05 0.78,0.125,0.06 0.86,0.09,0.05')),
  },
  javelina: {
    kind: 'plate',
    count: 6,
    window: bothSides(outline('0.43,0.1,0.05 0.82,0.3,0.07 0.92,0.2,0.06')),
  },
  tinaja: {
    kind: 'spokes',
    count: 10,
    legs: [
      bothSides(
        outline(`
          0.2,0.055 0.5,0.05,0.05 0.78,0.11,0.05 1,0.215
          1,0.14 0.78,0.052,0.04 0.62,0.012
        `),
      ),
    ],
    facet: 0.024,
  },
  dustdevil: {
    kind: 'spokes',
    count: 9,
    legs: [
      outline(`
        0.18,0.1 0.45,0.14,0.1 0.75,0.1,0.12 1,-0.02
        1,-0.17 0.75,-0.03,0.12 0.45,0.015,0.1 0.18,-0.06
      `),
    ],
    facet: 0.03,
  },
};
