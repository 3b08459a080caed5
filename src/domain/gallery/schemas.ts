import { z } from 'zod';
import { partlyTranslatedSchema, translatedSchema, translatedWith } from '#src/lib/translated.ts';

const text = z.string().min(1);
const cents = z.int().nonnegative();
const inches = z.number().nonnegative();
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const side = z.strictObject({ left: z.number(), right: z.number() });
const place = <Level extends readonly [string, ...string[]]>(levels: Level) =>
  z.strictObject({ level: z.enum(levels), where: translatedSchema });

const liftSchema = z.strictObject({
  lineId: text,
  brand: text,
  name: text,
  frontIn: inches,
  rearIn: inches,
  priceCents: cents.nullable(),
});

const wheelSchema = z.strictObject({
  sku: text,
  brand: text,
  name: text,
  /** Diameter by width, "17x8.5". */
  size: text,
  offsetMm: z.number(),
  boltPatterns: z.array(text).min(1),
  finish: text,
  quantity: z.int().positive(),
});

const tireSchema = z.strictObject({
  sku: text,
  brand: text,
  name: text,
  size: text,
  diameterIn: z.number().positive(),
  quantity: z.int().positive(),
});

/** Measurements of the finished vehicle; null if nobody measured. Poke is positive outward. */
const fitSchema = z.strictObject({
  pokeMm: z.strictObject({ computed: z.number().nullable(), measured: z.number() }),
  liftMeasuredIn: z.strictObject({ front: z.number(), rear: z.number() }).nullable(),
  clearanceAtFullLockIn: z.number().nullable(),
  trimming: place(['none', 'minor']),
  rub: place(['none', 'light']),
  alignment: z
    .strictObject({ casterDeg: side, camberDeg: side, totalToeDeg: z.number() })
    .nullable(),
});

export const labourJobs = [
  'lift',
  'body-lift',
  'mount-balance',
  'beadlock',
  'tpms',
  'alignment',
  'speedometer',
  'headlamps',
  'camera',
  'trim',
  'cab-mount',
  're-gear',
] as const;

const labourSchema = z.strictObject({
  items: z.array(z.strictObject({ job: z.enum(labourJobs), hours: z.number().nonnegative() })),
  totalHours: z.number().nonnegative(),
});

/** What the customer paid, at the rates of `ratesDate`, split up as far as it is on record. */
const priceSchema = z.strictObject({
  currency: z.literal('USD'),
  ratesDate: z.iso.date(),
  partsCents: cents.optional(),
  labourCents: cents.optional(),
  mountBalanceCents: cents.optional(),
  suppliesCents: cents.optional(),
  disposalCents: cents.optional(),
  taxCents: cents.optional(),
  tireFeeCents: cents.optional(),
  totalCents: cents,
});

/** A finished build as the shop shows it, with no more about its owner than a first name and a city. */
export const finishedBuildSchema = z.strictObject({
  slug,
  make: text,
  makeSlug: slug,
  vehicleId: text,
  year: z.int(),
  model: text,
  displayModel: text,
  configuration: translatedSchema.nullable(),
  title: translatedSchema,
  owner: z.strictObject({ firstName: text, city: text }).nullable(),
  colour: translatedWith({ hex: z.string().regex(/^#[0-9a-f]{6}$/) }).nullable(),
  use: translatedSchema.nullable(),
  story: translatedSchema,
  lift: liftSchema.nullable(),
  wheel: wheelSchema.nullable(),
  keepsFactoryWheels: z.boolean(),
  tire: tireSchema,
  axleRatioAfter: z.number().nullable(),
  tpms: z.enum(['moved', 'new', 'none']).nullable(),
  extras: z.array(z.strictObject({ label: translatedSchema, priceCents: cents })),
  fit: fitSchema,
  /** Remarks of the builder: tire pressures, what the next builder should know. */
  notes: translatedSchema.nullable().default(null),
  labour: labourSchema.nullable(),
  price: priceSchema.nullable(),
  finishedOn: z.iso.date(),
  /** Null: the picture's own alternative text. */
  imageAlt: translatedSchema.nullable(),
  tags: z.array(text),
});

const measured = fitSchema.shape;

/** The same while it is being edited in the back office: what visitors need may still be missing. */
export const finishedDraftSchema = finishedBuildSchema.extend({
  story: partlyTranslatedSchema.nullable(),
  fit: fitSchema.extend({
    pokeMm: measured.pokeMm.extend({ measured: z.number().nullable() }),
    trimming: measured.trimming.nullable(),
    rub: measured.rub.nullable(),
  }),
});

export type FinishedBuildRecord = z.infer<typeof finishedBuildSchema>;
export type FinishedDraft = z.infer<typeof finishedDraftSchema>;
export type LabourJob = (typeof labourJobs)[number];
