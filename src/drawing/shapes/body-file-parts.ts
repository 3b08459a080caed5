import { z } from 'zod';
import { WHEEL_DESIGNS, WHEEL_FINISHES } from '../wheel-designs.ts';

// What the three kinds of body files have in common, see body-file.ts. Lengths are in inches.

export const inches = z.number();
export const softness = z.number().nonnegative();
export const corner = z.tuple([inches, inches]);
/** x, y, softness of the corner, bulge of the edge that starts here. */
const point = z.tuple([inches, inches, softness.optional(), z.number().optional()]);
/** A part of a longer edge. */
export const edge = z.array(point).min(1);
export const line = z.array(point).min(2);
export const area = z.array(point).min(3);
export const colour = z.string().regex(/^#[0-9a-f]{6}$/);
const material = z.enum(['paint', 'chrome', 'black']);
export const frontAndRear = z.strictObject({ front: inches, rear: inches });
export const handleFinish = z.enum(['chrome', 'black']).optional();
export const step = z.enum(['board', 'none']).optional();

/** The size of the vehicle that a body was drawn for; it is stretched to fit others. */
export const reference = z.strictObject({
  wheelbaseIn: inches,
  lengthIn: inches,
  heightIn: inches,
  frontOverhangIn: inches,
  tireRadiusIn: inches,
});

/** How it looks in factory condition. */
export const stock = z.strictObject({
  paint: colour,
  wheel: z.enum(WHEEL_DESIGNS).optional(),
  finish: z.enum(WHEEL_FINISHES).optional(),
});

/** A wheel opening; `crown` is the height of its top edge. Its lower ends come from the body around it. */
const arch = z.strictObject({
  kind: z.enum(['round', 'trapezoid']).optional(),
  halfWidth: inches,
  frontHalfWidth: inches.optional(),
  crown: inches,
  /** 2 is round, 3.4 squared off. */
  squareness: z.number().optional(),
  topShare: z.number().optional(),
  cut: inches.optional(),
  knee: inches.optional(),
  bottom: inches.optional(),
  bottomFront: inches.optional(),
  bottomRear: inches.optional(),
  /** Width of the lit ring around the opening; 0 for slab sides. */
  blister: inches.optional(),
  flare: inches.optional(),
  flareMaterial: z.enum(['paint', 'black']).optional(),
  /** Drawn elsewhere (separate fenders). */
  hidden: z.boolean().optional(),
});
export const arches = z.strictObject({ front: arch, rear: arch });

export const part = z.strictObject({
  material,
  outline: area,
  highlight: line.optional(),
  highlightOpacity: z.number().optional(),
  cutout: area.optional(),
});
export const trimPart = z.strictObject({
  outline: area,
  material: material.optional(),
  fill: colour.optional(),
  stroke: z.number().optional(),
  highlight: line.optional(),
});
/** A change of plane: `weight` is its depth, `opacity` that of its highlight. */
export const crease = z.strictObject({
  line,
  weight: z.number().optional(),
  opacity: z.number().optional(),
});
export const handle = z.strictObject({ x: inches, y: inches, width: inches });
export const spare = z.strictObject({ y: inches, width: inches, radius: inches.optional() });

/** Foot and head of the windshield. */
export const screen = z.strictObject({ foot: corner, head: corner, bulge: z.number().optional() });

export const lamps = z.strictObject({
  head: area,
  /** Where the hood's shut line leaves the headlamp. */
  headTop: corner,
  more: z
    .array(z.strictObject({ kind: z.enum(['head', 'tail', 'amber', 'dark']), outline: area }))
    .optional(),
  tail: area,
});

export const mirror = z.strictObject({
  x: inches.optional(),
  y: inches.optional(),
  width: inches.optional(),
  height: inches.optional(),
  split: z.boolean().optional(),
  material: material.optional(),
});

export const frontBumper = z.strictObject({
  material: material.optional(),
  top: inches.optional(),
  bottom: inches.optional(),
  valance: inches.optional(),
  /** How far behind the arch's edge it ends. */
  inset: inches.optional(),
  /** A cover that continues the nose downward instead of sticking out below it; wagons. */
  flush: z.boolean().optional(),
});
