import { z } from 'zod';

const text = z.string().min(1).nullable().default(null);
const list = z.array(z.string().min(1)).default([]);

/** Details that only some makers publish; null and empty mean unknown. */
export const liftDetailsSchema = z.strictObject({
  /** What the heights were measured with: "stock spring rate, no bumper". */
  netLiftBasis: text,
  /** Option packages that the kit is not compatible with: "air ride". */
  excludes: list,
  drive: z.enum(['2WD', '4WD', '2WD and 4WD']).nullable().default(null),
  maxTireIn: z.number().positive().nullable().default(null),
  /** "9 in wide, backspacing 4.50 to 5.75". */
  requiredWheel: text,
  components: list,
  shockTravelIn: z.number().positive().nullable().default(null),
  /** Steering and brakes: "extended brake lines, tie-rod upgrade". */
  steering: text,
  /** Modifications of the truck itself; a cut cannot be undone. */
  cutting: z.enum(['none', 'drill', 'cut']).nullable().default(null),
  boxes: z.int().positive().nullable().default(null),
  /** Shipping weight, all boxes. */
  weightLb: z.number().positive().nullable().default(null),
});

export type LiftDetails = z.infer<typeof liftDetailsSchema>;

export const noLiftDetails: LiftDetails = liftDetailsSchema.parse({});
