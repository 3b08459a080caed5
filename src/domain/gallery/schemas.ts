import { z } from 'zod';
import { bilingualSchema } from '#src/lib/bilingual.ts';

const text = z.string().min(1);
const cents = z.int().nonnegative();
const inches = z.number().nonnegative();
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const side = z.strictObject({ left: z.number(), right: z.number() });
const place = <Level extends readonly [string, ...string[]]>(levels: Level) =>
  z.strictObject({ level: z.enum(levels), where: bilingualSchema });

const liftSchema = z.strictObject({
  lineId: text,
  brand: text,
  name: text,
  frontIn: inches,
  rearIn: inches,
  priceCents: cents,
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

/** What was measured on the finished vehicle. Poke is positive outward. */
const fitSchema = z.strictObject({
  pokeMm: z.strictObject({ computed: z.number().nullable(), measured: z.number() }),
  liftMeasuredIn: z.strictObject({ front: z.number(), rear: z.number() }),
  clearanceAtFullLockIn: z.number(),
  trimming: place(['none', 'minor']),
  rub: place(['none', 'light']),
  alignment: z.strictObject({ casterDeg: side, camberDeg: side, totalToeDeg: z.number() }),
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

/** What the customer paid, by the rates of `ratesDate`. */
const priceSchema = z.strictObject({
  currency: z.literal('USD'),
  ratesDate: z.iso.date(),
  partsCents: cents,
  labourCents: cents,
  mountBalanceCents: cents,
  suppliesCents: cents,
  disposalCents: cents,
  taxCents: cents,
  tireFeeCents: cents,
  totalCents: cents,
});

/** A finished build as the shop shows it: of its owner no more than a first name and a city. */
export const finishedBuildSchema = z.strictObject({
  slug,
  make: text,
  makeSlug: slug,
  vehicleId: text,
  year: z.int(),
  model: text,
  displayModel: text,
  configuration: bilingualSchema,
  title: bilingualSchema,
  owner: z.strictObject({ firstName: text, city: text }),
  colour: bilingualSchema.extend({ hex: z.string().regex(/^#[0-9a-f]{6}$/) }),
  use: bilingualSchema,
  story: bilingualSchema,
  lift: liftSchema.nullable(),
  wheel: wheelSchema.nullable(),
  keepsFactoryWheels: z.boolean(),
  tire: tireSchema,
  axleRatioAfter: z.number().nullable(),
  tpms: z.enum(['moved', 'new', 'none']),
  extras: z.array(z.strictObject({ label: bilingualSchema, priceCents: cents })),
  fit: fitSchema,
  labour: labourSchema,
  price: priceSchema,
  finishedOn: z.iso.date(),
  imageAlt: bilingualSchema,
  tags: z.array(text),
});

export type FinishedBuildRecord = z.infer<typeof finishedBuildSchema>;
export type LabourJob = (typeof labourJobs)[number];
