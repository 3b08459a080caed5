import { z } from 'zod';
import { faceSchema } from '../front/face-schema.ts';
import {
  arches,
  area,
  colour,
  corner,
  crease,
  edge,
  frontAndRear,
  frontBumper,
  handle,
  handleFinish,
  inches,
  lamps,
  line,
  mirror,
  part,
  reference,
  screen,
  softness,
  spare,
  step,
  stock,
  trimPart,
} from './body-file-parts.ts';

// What a file in `bodies/` contains: inches, x behind the front axle, y above the ground at stock
// height. Overall sizes are those of the vehicle's record; everything else was set by eye. Pages
// import only the types: a test validates the files, not the code that draws them.

/** What pickups and wagons have in common: doors and fenders in one skin. */
const panelled = {
  reference,
  stock,
  levels: z.strictObject({
    sill: inches,
    belt: inches,
    lowerCrease: inches,
    shoulder: frontAndRear,
    /** Lower edge of the side glass at its front and rear end. */
    glassBase: frontAndRear,
  }),
  arches,
  lamps,
  face: faceSchema,
};
const panelledOutline = {
  nose: edge,
  hood: edge,
  screen,
  roof: edge,
  roofRear: corner,
  roofThickness: inches.optional(),
};
/** Shut lines: front of the first door, between the doors, rear of the last. */
const shutLines = { front: inches, middle: inches, rear: inches };

const pickup = z.strictObject({
  kind: z.literal('pickup'),
  ...panelled,
  outline: z.strictObject({
    ...panelledOutline,
    cabRear: corner,
    bedRail: frontAndRear,
    tailgateX: inches,
    tailgateLip: inches.optional(),
  }),
  doors: z.strictObject({
    /**
     * 'crew': two full doors, the default. 'extended': a short rear door hinged at its rear edge, without a handle of
     * its own, and a small window.
     */
    cab: z.enum(['crew', 'extended']).optional(),
    ...shutLines,
    hoodLine: line.optional(),
    handleFinish,
  }),
  glass: z.strictObject({
    /** All side windows, if the corner below cannot describe them. */
    panes: z.array(area).optional(),
    /** Rear corner of the rear door's glass. */
    rearCorner: z
      .strictObject({
        topX: inches,
        rearX: inches,
        rearY: inches,
        footX: inches,
        topSoft: softness,
        rearSoft: softness,
      })
      .optional(),
    /** Lower front part of the belt, back to x. */
    beltDip: z.strictObject({ x: inches, y: inches }).optional(),
    beltKick: inches.optional(),
    brightEdge: z.boolean().optional(),
  }),
  bumpers: z.strictObject({
    front: frontBumper.optional(),
    rear: z
      .strictObject({
        material: z.enum(['chrome', 'black']).optional(),
        top: inches.optional(),
        bottom: inches.optional(),
        step: z.boolean().optional(),
      })
      .optional(),
  }),
  trim: z.strictObject({
    creases: z.array(crease),
    mirror: mirror.optional(),
    parts: z.array(trimPart).optional(),
    /** Lower front corner and size; behind the cab at shoulder height by default. */
    fuelDoor: z.strictObject({ x: inches, y: inches, size: inches }).optional(),
    /** Older beds have a painted rail without a cap. */
    railCap: z.enum(['black', 'none']).optional(),
    step,
    hoodPlane: area.optional(),
  }),
});

const wagon = z.strictObject({
  kind: z.literal('wagon'),
  ...panelled,
  outline: z.strictObject({
    ...panelledOutline,
    noseSill: inches.optional(),
    screenSoftness: softness.optional(),
    roofRearSoftness: softness.optional(),
    back: edge,
    rearBottom: inches,
  }),
  doors: z.strictObject({
    ...shutLines,
    shutLines: z.array(line).optional(),
    moreShutLines: z.array(line).optional(),
    fineLines: z.array(line).optional(),
    handles: z.array(handle).optional(),
    handleFinish,
  }),
  glass: z.strictObject({
    panes: z.array(area),
    /** How far behind the windshield the side glass starts. */
    behindScreen: inches.optional(),
    /** Rear end of the rear door's glass at the belt, and the slant of its edge. */
    rearX: inches,
    rearLean: inches.optional(),
    /** Front and rear edge of the pillar between the doors; null for a two-door body. */
    pillar: corner.nullable().optional(),
    morePillars: z.array(area).optional(),
    /** The bar behind the triangle window; true by default. */
    sailPillar: z.boolean().optional(),
    streaks: z.array(area).optional(),
    brightEdge: z.boolean().optional(),
  }),
  bumpers: z.strictObject({
    front: frontBumper.optional(),
    frontPart: part.optional(),
    rearPart: part,
  }),
  trim: z.strictObject({
    creases: z.array(crease),
    mirror: mirror.optional(),
    parts: z.array(trimPart).optional(),
    cladding: z.array(part).optional(),
    /** Edge of the grille in profile, if it protrudes from the nose. */
    grille: area.optional(),
    roofPanel: area.optional(),
    roofColour: colour.optional(),
    roofRail: area.optional(),
    spare: spare.optional(),
    step,
  }),
  interior: z
    .strictObject({ seats: z.array(corner).optional(), steeringWheel: corner.optional() })
    .optional(),
});

/** Separate fenders: tub, flat hood, trapezoid flares, removable hard top. */
const jeep = z.strictObject({
  kind: z.literal('jeep'),
  reference,
  stock,
  levels: z.strictObject({
    sill: inches,
    belt: inches,
    lowerCrease: inches,
    shoulder: inches,
    hood: inches,
  }),
  outline: z.strictObject({
    /** From the lower edge of the grille over the hood and up the windshield to the roof. */
    tub: edge,
    roofRear: edge,
    tubRear: edge,
    tubRearX: inches,
    sillRearX: inches,
    bed: z.strictObject({ x0: inches, bottom: inches, bottomRear: inches, top: edge }).optional(),
  }),
  arches,
  doors: z.strictObject({
    count: z.union([z.literal(2), z.literal(4)]),
    /** The line of the front door's frame. */
    frame: line,
    rearShutLine: line.optional(),
    topSeam: line,
  }),
  glass: z.strictObject({ panes: z.array(area), windshield: area }),
  lamps: z.strictObject({ tail: area }),
  bumpers: z.strictObject({ front: part, rear: part }),
  trim: z.strictObject({
    fender: part,
    hoodPlane: area,
    roofPanel: area,
    roofColour: colour,
    /** Rear end of the crease along the doors. */
    creaseRearX: inches,
    moreCreases: z.array(crease).optional(),
    parts: z.array(trimPart).optional(),
    spare: spare.optional(),
  }),
  interior: z.strictObject({ seats: z.array(corner) }),
  face: faceSchema,
});

export const bodyFileSchema = z.discriminatedUnion('kind', [pickup, wagon, jeep]);

/** What the side view is drawn from; the face is apart, see `front/lazy-faces.ts`. */
export type PickupBody = Omit<z.infer<typeof pickup>, 'face'>;
export type WagonBody = Omit<z.infer<typeof wagon>, 'face'>;
export type JeepBody = Omit<z.infer<typeof jeep>, 'face'>;
export type Body = PickupBody | WagonBody | JeepBody;
/** A body whose doors and fenders are one skin. */
export type PanelBody = PickupBody | WagonBody;
export type BodyFile = z.infer<typeof bodyFileSchema>;
