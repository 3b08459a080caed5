import { z } from 'zod';
import { provenanceSchema } from './offer-schemas.ts';

const inches = z.number().positive();
const year = z.int().min(1900).max(2100);

/** One row of a vehicle's table: the largest tire at a lift height, and with which wheel offsets. */
export const liftTireRowSchema = z.strictObject({
  liftIn: z.number().min(0),
  maxTireIn: inches,
  trimming: z.enum(['none', 'minor']),
  /** Lowest and highest wheel offset that the row was collected with, in mm. */
  offsetRangeMm: z.tuple([z.number(), z.number()]),
  notes: z.string(),
});

/** The front suspension: a coilover kit does not bolt to a torsion bar's control arm. */
const frontSprings = ['coilover', 'torsion-bar', 'coil', 'varies'] as const;

const suspensionSchema = z.strictObject({
  front: z.enum(['ifs', 'solid-axle']),
  /** `varies`: by model year or drive, see `notes`; null: unknown. */
  frontSpring: z.enum(frontSprings).nullable().default(null),
  rear: z.enum(['solid-leaf', 'solid-coil', 'independent']),
  /** Whether some trims have air suspension; null: unknown. */
  airOption: z.boolean().nullable().default(null),
  notes: z.string().default(''),
});

/** The largest tires at a lift height: as is, and with the liner or the bump stops modified. */
const tireLimitsSchema = z.strictObject({
  liftIn: z.number().min(0),
  cleanIn: inches,
  trimmedIn: inches,
});

/** A trim or package of the generation, and whether the record's tire table applies to it. */
export const vehicleTrimSchema = z.strictObject({
  id: z.string().min(1),
  name: z.string().min(1),
  years: z.tuple([year, year.nullable()]),
  drive: z.enum(['2WD', '4WD', 'AWD', '2WD/4WD', '2WD/AWD', '2WD/4WD/AWD']).nullable(),
  /** `record`: the table applies; `own`: it takes less, see `limits`; `none`: not covered by this record. */
  rows: z.enum(['record', 'own', 'none']),
  limits: z.array(tireLimitsSchema).default([]),
  /** Why the record does not cover it. */
  why: z.string().default(''),
  confidence: z.enum(['high', 'medium', 'low']),
});

const publishedAnglesSchema = z.strictObject({
  approachDeg: z.number(),
  breakoverDeg: z.number().nullable(),
  departureDeg: z.number(),
});

const pounds = z.number().positive();
/** Lowest and highest axle rating over the trims, in lb. */
const ratingRange = z.tuple([pounds, pounds]).nullable().default(null);

/** What the door label and the brakes say; null means unknown. */
const gainedFields = {
  /** Read from a door label; if nobody has, the range over the trims is used. */
  gawrFrontLb: pounds.nullable().default(null),
  gawrRearLb: pounds.nullable().default(null),
  gawrFrontRangeLb: ratingRange,
  gawrRearRangeLb: ratingRange,
  stockLoadIndex: z.int().positive().nullable().default(null),
  minWheelDiameterIn: inches.nullable().default(null),
};

/**
 * A vehicle generation as in the reference file: inches, mm and degrees as the names say. `unverified` lists the
 * fields nobody has confirmed ("heightIn", or "groundClearanceIn:null").
 */
export const vehicleSchema = z.strictObject({
  id: z.string().min(1),
  slug: z.string().min(1),
  make: z.string().min(1),
  model: z.string().min(1),
  generation: z.string(),
  /** First and last model year; null while still in production. */
  years: z.tuple([year, year.nullable()]),
  bodyStyle: z.enum(['crew-cab-pickup', 'extended-cab-pickup', 'suv-2door', 'suv-4door']),
  representativeConfig: z.string(),
  wheelbaseIn: inches,
  lengthIn: inches,
  heightIn: inches,
  widthIn: inches,
  frontOverhangIn: inches,
  rearOverhangIn: inches,
  overhangBasis: z.string(),
  lengthIncludes: z.enum(['body', 'rear bumper', 'tailgate-mounted spare']),
  spareProtrusionIn: inches.nullable(),
  groundClearanceIn: inches.nullable(),
  stockTire: z.strictObject({ size: z.string().min(1), diameterIn: inches }),
  altStockTires: z.array(z.string().min(1)),
  stockWheel: z.strictObject({
    diameterIn: inches,
    widthIn: inches,
    offsetMm: z.number().nullable(),
  }),
  boltPattern: z.string().min(1),
  hubBoreMm: z.number().positive(),
  lugThread: z.string().min(1),
  suspension: suspensionSchema,
  stockAxleRatios: z.array(z.number().positive()).nullable(),
  maxTireStockIn: inches,
  /** In order of `liftIn`; the first row is stock height. */
  liftTire: z.array(liftTireRowSchema).min(1),
  /** Empty: all trims are alike; null: unknown whether the table applies to all of them. */
  trims: z.array(vehicleTrimSchema).nullable().default(null),
  publishedAngles: publishedAnglesSchema.nullable(),
  confidence: z.enum(['high', 'medium', 'low']),
  notes: z.string(),
  unverified: z.array(z.string()),
  ...gainedFields,
  /** Sources of single facts that were added later; for the others the record's own source applies. */
  provenance: provenanceSchema.default({}),
});

export type Vehicle = z.infer<typeof vehicleSchema>;
export type LiftTireRow = z.infer<typeof liftTireRowSchema>;
export type VehicleTrim = z.infer<typeof vehicleTrimSchema>;
export type BodyStyle = Vehicle['bodyStyle'];
