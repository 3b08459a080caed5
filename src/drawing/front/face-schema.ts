import { z } from 'zod';
import { area, colour, inches, line } from '../shapes/body-file-parts.ts';

// A front, drawn as a list of shapes. x = 0 is the center line, y the height above the ground at stock
// height, as in the side view of the same file. Only the right half is written; the drawing mirrors it.

export const FACE_MATERIALS = [
  'paint',
  'chrome',
  'silver',
  'black',
  'gloss',
  'dark',
  'lens',
  'smoke',
  'drl',
  'amber',
  'red',
] as const;
/** A material that is lit, and follows paint and trim; or a plain color. */
const material = z.union([z.enum(FACE_MATERIALS), colour]);
const share = z.number().positive().max(1);
const size = z.number().positive();
const side = z.number().nonnegative();

/** What fills a shape, cut off at its edge. */
const pattern = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.enum(['bars', 'columns']),
    count: z.number().int().positive(),
    /** Of the room that each has. */
    share,
    material: material.optional(),
  }),
  z.strictObject({
    kind: z.enum(['mesh', 'hexagons']),
    cell: size,
    material: material.optional(),
  }),
]);

/** Half of a shape across the center line, from the line back to it. */
const half = area.refine(
  (points) => points[0]?.[0] === 0 && points.at(-1)?.[0] === 0 && points.every(([x]) => x >= 0),
  'Half a shape begins and ends on the center line and stays on one side of it',
);
const oneSide = area.refine(
  (points) => points.every(([x]) => x >= 0),
  'One shape of a pair stays on its side of the center line',
);

const looks = {
  material,
  pattern: pattern.optional(),
  /** Wears chrome or black, whatever was chosen for the bumpers. */
  bumper: z.boolean().optional(),
  /** A highlight along its upper edge. */
  lit: z.boolean().optional(),
  /** Below 1 for a change of plane: lighter or darker than what is behind it. */
  opacity: share.optional(),
  /** Weight of the dark line around it; 0: none. */
  edge: side.optional(),
};
/** A shape across the center line, with a hole if it is a frame. */
const across = z.strictObject({
  kind: z.literal('across'),
  outline: half,
  hole: half.optional(),
  ...looks,
});
/** A shape and its mirror image. */
const pair = z.strictObject({ kind: z.literal('pair'), outline: oneSide, ...looks });
/** A line and its mirror image: a running light, a gap, a crease. */
const stroke = z.strictObject({
  kind: z.literal('stroke'),
  line,
  material,
  width: size.optional(),
  opacity: share.optional(),
});
/** Round lamps, one on each side. */
const lamp = z.strictObject({
  kind: z.enum(['round', 'projector', 'fog', 'turn']),
  x: size,
  y: inches,
  radius: size,
  /** A ring of light; of round lamps. */
  halo: z.boolean().optional(),
  /** A lit bar across; of round lamps. */
  bar: z.boolean().optional(),
});
/** Recovery hooks, one on each side. */
const hook = z.strictObject({
  kind: z.literal('hook'),
  x: size,
  y: inches,
  material: material.optional(),
  width: size.optional(),
  height: size.optional(),
});

const facePart = z.discriminatedUnion('kind', [across, pair, stroke, lamp, hook]);

/** Where the windshield ends: below the roof, at its foot; and how round its upper corners are. */
const screen = z.strictObject({ drop: inches, footHalf: size, softness: side });

const mirror = z.strictObject({
  width: size,
  height: size,
  /** How far inside the widest point of the body its shell begins. */
  inset: inches.optional(),
  /** Above the belt. */
  raise: inches.optional(),
  /** A turn signal in its shell. */
  signal: z.boolean().optional(),
});

/** What stands over the tire: a lip of the fender by its own width, or an outline. */
const flare = z.union([
  z.strictObject({ out: side, bottomY: inches }),
  z.strictObject({ outline: oneSide, material: z.enum(['paint', 'black']) }),
]);

export const faceSchema = z.strictObject({
  /** Of the body it was drawn for; on another one it is stretched. */
  widthIn: size,
  /** Leading edge of the hood. */
  leadY: inches,
  /** Lower edge of everything that moves with the body. */
  bottomY: inches,
  roofHalf: size,
  beltHalf: size,
  roofSoftness: side.optional(),
  screen: screen.optional(),
  mirror,
  flare,
  /** Fenders and what is between them. */
  shell: half,
  hood: half,
  hoodLines: z.array(line).optional(),
  /** From the back to the front. */
  parts: z.array(facePart).min(6),
});

export type Face = z.infer<typeof faceSchema>;
export type FacePart = Face['parts'][number];
export type FaceMaterial = z.infer<typeof material>;
export type FacePattern = z.infer<typeof pattern>;
export type FaceShape = Extract<FacePart, { kind: 'across' | 'pair' }>;
export type FaceLamp = z.infer<typeof lamp>;
export type FaceHook = z.infer<typeof hook>;
