import { z } from 'zod';
import { provenanceSchema } from './offer-schemas.ts';

const inches = z.number().positive();
const year = z.int().min(1900).max(2100);

const confidence = z.enum(['high', 'medium', 'low']);

/** Where a tire that is too tall touches first. */
export const trimPlaceNames = [
  ...(['liner', 'valance', 'bumper', 'fenders', 'mudFlap', 'bodyMount', 'cabMount'] as const),
  ...(['pinchWeld', 'crashBar', 'upperArm', 'controlArm', 'radiusArm', 'strutTower'] as const),
  ...(['swayBarLink', 'bumpStops', 'steeringStops', 'fullFlex', 'atLock'] as const),
] as const;
const trimPlacesSchema = z.array(z.enum(trimPlaceNames)).default([]);

/** One row of a vehicle's table: the largest tire at a lift height, and with which wheel offsets. */
export const liftTireRowSchema = z.strictObject({
  liftIn: z.number().min(0),
  /** With this row's trimming. */
  maxTireIn: inches,
  trimming: z.enum(['none', 'minor']),
  /** Lowest and highest wheel offset that the row was collected with, in mm. */
  offsetRangeMm: z.tuple([z.number(), z.number()]),
  notes: z.string(),
  /** The largest tire without trimming; null: as `trimming` and the note say. */
  cleanIn: inches.nullable().default(null),
  /** The largest tire after metal is cut, which cannot be undone; null: none is known. */
  cutIn: inches.nullable().default(null),
  trimAt: trimPlacesSchema,
  cutAt: trimPlacesSchema,
  /** Null: as the table's. */
  confidence: confidence.nullable().default(null),
});

/** A size that the factory fitted to a trim of the generation. */
export const factoryTireSchema = z.strictObject({
  size: z.string().min(1),
  /** Of the original tire; null: unknown. */
  loadIndex: z.int().positive().nullable(),
  loadRange: z.string().min(1).nullable(),
  /** Narrowest and widest approved rim, in inches. */
  rimMinIn: inches,
  rimMaxIn: inches,
  fittedTo: z.string(),
  confidence,
});

/** Which wheels clear the brakes, by diameter in inches; between the two, somebody must measure. */
const wheelOverBrakesSchema = z
  .strictObject({ clearsFromIn: inches, refusedBelowIn: inches })
  .refine(({ clearsFromIn, refusedBelowIn }) => refusedBelowIn <= clearsFromIn);

/** What this truck means for kits of an application list that would otherwise take it. */
export const kitAnswerSchema = z.strictObject({
  list: z.string().min(1),
  /** `ask`: only the maker's own list tells. */
  answer: z.enum(['no', 'ask']),
  why: z.string().min(1),
  confidence,
});

/**
 * What the front rides on: a coilover kit does not bolt to a torsion bar's control arm. `strut`: MacPherson, without an
 * upper arm; `air`: air or hydraulic springs, with which the truck levels itself.
 */
const frontSprings = [
  ...(['coilover', 'torsion-bar', 'coil', 'leaf', 'strut', 'air', 'varies'] as const),
] as const;

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

const stockWheelSchema = z.strictObject({
  diameterIn: inches,
  widthIn: inches,
  offsetMm: z.number().nullable(),
});

const pounds = z.number().positive();
/** Lowest and highest axle rating over the trims, in lb. */
const ratingRange = z.tuple([pounds, pounds]).nullable().default(null);

/** A trim or package of the generation, and whether the record's tire table applies to it. */
export const vehicleTrimSchema = z.strictObject({
  id: z.string().min(1),
  name: z.string().min(1),
  years: z.tuple([year, year.nullable()]),
  drive: z.enum(['2WD', '4WD', 'AWD', '2WD/4WD', '2WD/AWD', '2WD/4WD/AWD']).nullable(),
  /** `record`: the table applies; `own`: it takes less or more, see `limits`; `none`: not covered by this record. */
  rows: z.enum(['record', 'own', 'none']),
  limits: z.array(tireLimitsSchema).default([]),
  /** Why the record does not cover it. */
  why: z.string().default(''),
  confidence,
  /** The one that the record describes. */
  isRepresentative: z.boolean().default(false),
  /** How much lift its own springs are worth, in inches; what a plain truck's kit adds is another matter. */
  factoryLiftIn: z.number().min(0).default(0),
  /** How much higher it sits than the representative trim, in inches; negative: lower. */
  heightFrontIn: z.number().default(0),
  heightRearIn: z.number().default(0),
  /** The sizes that it came on, the usual one first. */
  tires: z.array(z.string().min(1)).default([]),
  wheel: stockWheelSchema.nullable().default(null),
  /** Narrower than the record's. */
  gawrRearRangeLb: ratingRange,
  /** Air springs at all four corners: on every truck of this trim, or on some; null: on none that is known. */
  air: z.enum(['all', 'some']).nullable().default(null),
  /** Wide arms and long shocks from the factory, as on a Raptor: kits for the plain truck do not fit. */
  isLongTravel: z.boolean().default(false),
});

/** `air`: springs at all four corners; `rear-air`: at the rear axle, as springs or in its dampers. */
const optionKinds = ['hydraulic-bars', 'electronic-dampers', 'rear-air', 'air'] as const;

/** Equipment of some trucks of the generation that a lift has to deal with. */
export const vehicleOptionSchema = z.strictObject({
  id: z.string().min(1),
  /** As on the truck: "KDSS". */
  name: z.string().min(1),
  kind: z.enum(optionKinds),
  /** The trims that can have it, by id; empty: any. */
  trims: z.array(z.string().min(1)),
  years: z.tuple([year, year.nullable()]),
  /** Every one of these trucks has it; otherwise only the owner can tell. */
  isStandard: z.boolean(),
  confidence,
});

/** What is known of some model years only, or of one kind of driven wheels; the record holds what is true of all. */
export const yearFactsSchema = z.strictObject({
  years: z.tuple([year, year.nullable()]),
  /** null: whichever wheels are driven. */
  drive: z.enum(['2WD', '4WD']).nullable().default(null),
  frontSpring: z.enum(frontSprings).optional(),
  wheelOverBrakes: wheelOverBrakesSchema.optional(),
});

const publishedAnglesSchema = z.strictObject({
  approachDeg: z.number(),
  breakoverDeg: z.number().nullable(),
  departureDeg: z.number(),
});

/** What the door label and the brakes say; null means unknown. */
const gainedFields = {
  /** Read from a door label; if nobody has, the range over the trims is used. */
  gawrFrontLb: pounds.nullable().default(null),
  gawrRearLb: pounds.nullable().default(null),
  gawrFrontRangeLb: ratingRange,
  gawrRearRangeLb: ratingRange,
  stockLoadIndex: z.int().positive().nullable().default(null),
  /** Measured on the truck; if nobody has, `wheelOverBrakes` applies. */
  minWheelDiameterIn: inches.nullable().default(null),
  wheelOverBrakes: wheelOverBrakesSchema.nullable().default(null),
  /** The standard size and those of other trims; null: unknown. */
  factoryTires: z.array(factoryTireSchema).nullable().default(null),
  kitAnswers: z.array(kitAnswerSchema).default([]),
  options: z.array(vehicleOptionSchema).default([]),
  byYears: z.array(yearFactsSchema).default([]),
  /** The vehicle whose body is drawn as long as this one has none of its own; null: the nearest of its style. */
  standInBody: z.string().min(1).nullable().default(null),
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
  stockWheel: stockWheelSchema,
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
  confidence,
  notes: z.string(),
  unverified: z.array(z.string()),
  ...gainedFields,
  /** Sources of single facts that were added later; for the others the record's own source applies. */
  provenance: provenanceSchema.default({}),
});

/** A record as a later version may have stored it: facts that this one does not know are passed over. */
export const storedVehicleSchema = vehicleSchema.strip().extend({
  liftTire: z.array(liftTireRowSchema.strip()).min(1),
  trims: z.array(vehicleTrimSchema.strip()).nullable().default(null),
  factoryTires: z.array(factoryTireSchema.strip()).nullable().default(null),
  kitAnswers: z.array(kitAnswerSchema.strip()).default([]),
  options: z.array(vehicleOptionSchema.strip()).default([]),
  byYears: z.array(yearFactsSchema.strip()).default([]),
});

export type Vehicle = z.infer<typeof vehicleSchema>;
export type LiftTireRow = z.infer<typeof liftTireRowSchema>;
export type TrimPlace = (typeof trimPlaceNames)[number];
export type YearFacts = z.infer<typeof yearFactsSchema>;
export type VehicleTrim = z.infer<typeof vehicleTrimSchema>;
export type VehicleOption = z.infer<typeof vehicleOptionSchema>;
export type BodyStyle = Vehicle['bodyStyle'];
