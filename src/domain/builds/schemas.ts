import { z } from 'zod';
import { ownTruckSchema } from '#src/domain/catalog/index.ts';
import { defaultLocale, localeCodes } from '#src/lib/locales.ts';
import { buildOptions, inBuildOrder } from './options.ts';
import { why } from './refusals.ts';

/** Without control characters and lone surrogates, which JSON columns cannot store. */
const id = z
  .string()
  .max(120)
  .regex(/^\P{C}+$/u);

export const buildOptionSchema = z.enum(buildOptions);
export const buildLocaleSchema = z.enum(localeCodes);

/** At least one option, without duplicates, in the order of the build. */
export const selectedOptionsSchema = z
  .array(buildOptionSchema)
  .min(1, why('builds.keep-one').reason)
  .transform(inBuildOrder);

export const chosenVehicleSchema = z.strictObject({
  vehicleId: id,
  year: z.int().min(1900).max(2100),
  own: ownTruckSchema.optional(),
});

/** A part by its stock number; `null` is a choice too: it keeps the factory part. */
export const chosenPartSchema = z.strictObject({ sku: id.nullable() });

/** The extras of new tires: a fifth one, and new gears if advised. */
const chosenTiresSchema = chosenPartSchema.extend({
  spare: z.boolean().optional(),
  gears: z.boolean().optional(),
});

export const completedOptionsSchema = z.strictObject({
  vehicle: chosenVehicleSchema.optional(),
  'lift-kits': chosenPartSchema.optional(),
  wheels: chosenPartSchema.optional(),
  tires: chosenTiresSchema.optional(),
});

/** A complete set of parts; an option that is missing is still open. */
export const takenPartsSchema = z.strictObject({
  selectedOptions: selectedOptionsSchema,
  skus: z.strictObject({
    'lift-kits': id.nullable().optional(),
    wheels: id.nullable().optional(),
    tires: id.nullable().optional(),
  }),
});

export const startBuildSchema = z.strictObject({
  ...chosenVehicleSchema.shape,
  selectedOptions: selectedOptionsSchema.default([...buildOptions]),
  locale: buildLocaleSchema.default(defaultLocale),
});

/** Proves that a browser may change a build: its id, and the capability issued at its start. */
export const buildAccessSchema = z.object({
  id: z.uuid(),
  capability: z.string().min(16).max(200),
});

export type ChosenVehicle = z.infer<typeof chosenVehicleSchema>;
/** A choice for any option; only tires have extras. */
export type ChosenPart = z.infer<typeof chosenTiresSchema>;
/** Completed options by key; a missing key is not completed yet. */
export type CompletedOptions = z.infer<typeof completedOptionsSchema>;
export type CompletedKey = keyof CompletedOptions;
export type TakenParts = z.infer<typeof takenPartsSchema>;
export type StartBuildInput = z.input<typeof startBuildSchema>;
export type BuildAccess = z.infer<typeof buildAccessSchema>;
