import { z } from 'zod';
import { liftDetailsSchema } from './lift-details.ts';
import { lineOfferFields, offerFields } from './offer-schemas.ts';

const text = z.string().min(1);
const inches = z.number().positive();
const cents = z.int().nonnegative();
const span = <T extends z.ZodType>(of: T) => z.strictObject({ min: of, max: of });

/** What the maker says about a product line. */
const lineFields = { lineId: text, brand: text, name: text };

export const liftTypeSchema = z.enum([
  'leveling',
  'suspension (strut + add-a-leaf/rear coil)',
  'suspension (drop bracket / knuckle)',
  'coilover',
  'long-arm',
  'suspension (radius-arm drop or arms, coils, rear block/pack)',
  'suspension (load-rated coils/leafs)',
  'body',
]);

const liftFields = {
  ...lineFields,
  type: liftTypeSchema,
  /** The maker's own words on what the kit is for, "IFS full-size"; the fitment rules parse them. */
  for: text,
  shock: text,
  /** False if none is needed; otherwise the maker's condition, "advised at 35 in and up". */
  reGear: z.union([z.literal(false), text]),
  driveline: text.nullable(),
  hours: span(z.number().nonnegative()),
  /** Price of the line over all heights: the price list has a range, not a price per height. */
  priceCents: span(cents),
  warranty: text,
  details: liftDetailsSchema.prefault({}),
};

export const liftHeightSchema = z.strictObject({
  frontIn: z.number().min(0),
  rearIn: z.number().min(0),
  status: offerFields.status,
  stock: offerFields.stock,
});

export const liftKitLineSchema = z.strictObject({
  ...liftFields,
  ...lineOfferFields,
  heights: z.array(liftHeightSchema).min(1),
});

/** A lift line at one of its heights: what customers choose. */
export const liftKitSchema = z.strictObject({
  ...liftFields,
  ...offerFields,
  /** Line and heights, "bramblecut-fenline-6x5". */
  sku: text,
  frontIn: z.number().min(0),
  rearIn: z.number().min(0),
  /**
   * Front heights of its line, lowest first, including discontinued ones: the maker's price and labor ranges cover
   * all of them.
   */
  lineHeightsIn: z.array(z.number().min(0)).min(1),
});

export const wheelConstructionSchema = z.enum([
  'cast',
  'cast beadlock',
  'flow-formed',
  'forged',
  'steel',
]);

export const wheelLineSchema = z.strictObject({
  ...lineFields,
  ...lineOfferFields,
  construction: wheelConstructionSchema,
});

export const wheelSchema = z.strictObject({
  ...lineFields,
  ...offerFields,
  sku: text,
  construction: wheelConstructionSchema,
  diameterIn: inches,
  widthIn: inches,
  offsetMm: z.number(),
  /** Including the flanges, as measured with a tape. */
  backspacingIn: inches,
  boltPatterns: z.array(text).min(1),
  boreMm: z.number().positive().nullable(),
  /** Load rating per wheel. */
  loadRatingLb: z.number().positive().nullable(),
  finishes: z.array(text).min(1),
  weightLb: z.number().positive(),
  lug: text,
  priceCents: cents,
});

export const tireTypeSchema = z.enum(['H/T', 'A/T', 'R/T', 'M/T']);

const tireModelFields = {
  ...lineFields,
  type: tireTypeSchema,
  speed: text,
  treadDepth32: z.number().positive(),
  threePeak: z.boolean(),
  mileageWarranty: z.int().positive().nullable(),
};

export const tireLineSchema = z.strictObject({ ...tireModelFields, ...lineOfferFields });

export const tireSchema = z.strictObject({
  ...tireModelFields,
  ...offerFields,
  sku: text,
  size: text,
  /** As published on the measuring rim; calculated from the size if nothing is published. */
  diameterIn: inches,
  sectionIn: inches,
  /** Approved rim widths; null if the maker's table is not available. */
  rimMinIn: inches.nullable(),
  rimMaxIn: inches.nullable(),
  measuringRimIn: inches.nullable(),
  loadRange: text,
  /** Single, or single/dual: "121/118". */
  loadIndex: text,
  maxLoadLb: z.number().positive(),
  weightLb: z.number().positive(),
  priceCents: cents,
});

export type LiftKitLine = z.infer<typeof liftKitLineSchema>;
export type LiftKit = z.infer<typeof liftKitSchema>;
export type LiftType = z.infer<typeof liftTypeSchema>;
export type WheelLine = z.infer<typeof wheelLineSchema>;
export type Wheel = z.infer<typeof wheelSchema>;
export type TireLine = z.infer<typeof tireLineSchema>;
export type Tire = z.infer<typeof tireSchema>;
