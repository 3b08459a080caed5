import { z } from 'zod';

const flag = (byDefault: boolean) =>
  z
    .enum(['0', '1'])
    .transform((value) => value === '1')
    .default(byDefault);
/** Rounded to hundredths, so that invisible differences do not make another picture. */
const number = (min: number, max: number) =>
  z.coerce
    .number()
    .min(min)
    .max(max)
    .transform((value) => Math.round(value * 100) / 100);
/** Heights come in steps of a quarter inch. */
const lift = number(0, 14).transform((value) => Math.round(value * 4) / 4);
const name = z.string().min(1).max(100);
const theme = z.enum(['light', 'dark']).default('light');
/** Stock number of a tire, or just its diameter in inches. */
const tire = z.union([number(20, 60), name]);
/** As in "c2410c". */
const colour = z.string().regex(/^[0-9a-f]{6}$/);
/** Changes with the drawing's code, so that browsers with a cached picture request it again. */
const version = z.string().max(40).optional();

/** The side view: inches as the names say; `paint` is the finish of `colour`. Missing values are stock. */
export const sideQuerySchema = z.strictObject({
  vehicle: name,
  lift: lift.default(0),
  liftRear: lift.optional(),
  tire: tire.optional(),
  wheel: name.optional(),
  finish: name.optional(),
  colour: colour.optional(),
  paint: z.enum(['solid', 'metallic']).optional(),
  roof: colour.optional(),
  flares: z.enum(['body', 'black']).optional(),
  trim: z.enum(['black', 'chrome', 'body']).optional(),
  theme,
  ghost: flag(true),
  ground: flag(true),
  person: flag(false),
  dimensions: z.enum(['none', 'lines', 'upright', 'labelled']).default('none'),
  /** Pixels per inch. */
  scale: number(1, 12).default(5),
  /**
   * Upper edge above the ground and space behind the bumper, in inches, so that pictures of different heights share a
   * frame.
   */
  top: number(40, 160).optional(),
  right: number(0, 80).optional(),
  v: version,
});

/** One wheel of a line; without a tire it is drawn alone. */
export const wheelQuerySchema = z.strictObject({
  line: name,
  finish: name.optional(),
  diameter: number(14, 30).optional(),
  width: number(5, 18).optional(),
  tire: tire.optional(),
  lugs: z.coerce.number().int().min(4).max(10).default(6),
  size: z.coerce.number().int().min(32).max(1200).default(400),
  /** Diameter in inches that fills the picture, so that a row of wheels shares one scale. */
  full: number(14, 60).optional(),
  v: version,
});

export type SideQuery = z.infer<typeof sideQuerySchema>;
export type WheelQuery = z.infer<typeof wheelQuerySchema>;
