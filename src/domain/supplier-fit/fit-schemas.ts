import { z } from 'zod';

/** What a file says of itself. */
export const fitHeaderSchema = z.object({
  version: z.string(),
  company: z.string().nullable(),
  brandCode: z.string().nullable(),
  title: z.string().nullable(),
  isFull: z.boolean(),
  effectiveOn: z.string().nullable(),
});

export type FitHeader = z.infer<typeof fitHeaderSchema>;

const count = z.int().default(0);

/** Numbers of applications by what the shop can make of them. */
export const fitCountsSchema = z.object({
  /** Name vehicles that the shop has. */
  named: count,
  /** May mean a vehicle that is a submodel to the supplier and another one here. */
  asked: count,
  /** Name vehicles that the shop does not have. */
  outside: count,
  /** Have ids that no legend names. */
  unknown: count,
  /** The different vehicles that those are for. */
  unknownVehicles: count,
  /** For machines that are no vehicles. */
  equipment: count,
  /** Name years beyond those of the shop's vehicles. */
  yearsCut: count,
  /** Take back what an earlier file said. */
  deleted: count,
  /** Of the earlier ones, those that are gone once this file is applied. */
  ends: count,
  /** Part numbers, and those among them that the shop has. */
  parts: count,
  partsKnown: count,
});

export type FitCounts = z.infer<typeof fitCountsSchema>;

export const noFitCounts: FitCounts = fitCountsSchema.parse({});

const namedId = z.object({ kind: z.string(), id: z.string() });

/** As stored with an application: ids as received. */
export const receivedSchema = z.object({
  vehicle: z
    .union([
      z.object({ baseVehicle: namedId }),
      z.object({ years: z.tuple([z.int(), z.int()]), make: namedId, model: namedId.nullable() }),
    ])
    .nullable(),
  narrowing: z.array(namedId),
  notes: z.array(z.string()),
});
