import { z } from 'zod';

const panel = z.strictObject({
  kind: z.literal('panel'),
  grille: z.enum(['bars', 'many-bars', 'hexagon', 'mesh', 'trapezoid', 'slot', 'fins']),
  /** Half width of the grille as a fraction of the body's. */
  grilleShare: z.number().positive().max(1),
  lamp: z.enum(['block', 'slit', 'slant', 'round', 'square']),
  /** The daytime running line of a lamp; by default what suits the lamp. */
  signature: z.enum(['line', 'hook', 'bracket', 'frame']).optional(),
  /** How far the flares stick out from the body, in inches. */
  flareIn: z.number().nonnegative(),
  /** Dark ducts below slit lamps. */
  ducts: z.boolean().optional(),
  towMirrors: z.boolean().optional(),
  /** Half width of the roof as a fraction of the body's. */
  roofShare: z.number().positive().max(1).optional(),
});

/** Separate fenders, round lamps; deliberately drawn with plain horizontal slats. */
const jeep = z.strictObject({ kind: z.literal('jeep') });

/** A front face; its heights come from the side profile, so that both views match. */
export const faceSchema = z.discriminatedUnion('kind', [panel, jeep]);

export type Face = z.infer<typeof faceSchema>;
export type PanelFace = z.infer<typeof panel>;
export type GrilleKind = PanelFace['grille'];
export type LampKind = PanelFace['lamp'];
export type LampSignature = NonNullable<PanelFace['signature']>;
